fn main() -> Result<(), wayhome_engine::build::BuildError> {
    wayhome_engine::build::compile("data/ring.toml")
}
