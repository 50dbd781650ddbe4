include!(concat!(env!("OUT_DIR"), "/ring.rs"));

fn main() {
    let from = RING
        .puzzle()
        .state("2 1 3 4")
        .expect("four different labels");
    println!("{}", RING.path(&from).expect("it can be reached")); // swap
}
