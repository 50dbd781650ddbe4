//! The sums that guard an image, small enough for a microcontroller and usable in a `const fn`.

/// CRC-32 with the polynomial of IEEE 802.3, as in zip and PNG. It notices each change that lies
/// within 32 bits in a row.
pub(crate) const fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = !0u32;
    let mut at = 0;
    while at < bytes.len() {
        sum ^= bytes[at] as u32;
        sum = (sum >> 4) ^ NIBBLES[(sum & 15) as usize];
        sum = (sum >> 4) ^ NIBBLES[(sum & 15) as usize];
        at += 1;
    }
    !sum
}

/// What four bits leave behind in the sum.
const NIBBLES: [u32; 16] = {
    let mut table = [0; 16];
    let mut value = 0;
    while value < 16 {
        let mut sum = value as u32;
        let mut bit = 0;
        while bit < 4 {
            sum = (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
            bit += 1;
        }
        table[value] = sum;
        value += 1;
    }
    table
};

/// The digest of a definition: FNV-1a with 64 bits (Fowler, Noll, Vo) over the image's puzzle
/// section. It tells puzzles apart; it is no protection against somebody who wants two to be alike.
#[cfg(feature = "generate")]
pub(crate) const fn digest(bytes: &[u8]) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    let mut at = 0;
    while at < bytes.len() {
        sum = (sum ^ bytes[at] as u64).wrapping_mul(0x0000_0100_0000_01b3);
        at += 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::{crc32, digest};

    #[test]
    fn crc32_agrees_with_a_well_kept_library() {
        let mut bytes = [0u8; 300];
        for length in 0..bytes.len() {
            bytes[length] = (length * length % 251) as u8;
            assert_eq!(crc32(&bytes[..length]), crc32fast::hash(&bytes[..length]));
        }
    }

    #[test]
    fn digest_agrees_with_the_published_examples() {
        // From the test vectors of the FNV reference implementation.
        assert_eq!(digest(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(digest(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(digest(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
