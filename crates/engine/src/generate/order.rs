//! How many elements a group has, exactly.

use std::fmt;

/// A number of states, exact however large it is.
///
/// `{}` writes its digits; `{:#}` separates thousands, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Nine decimal digits each, the last first.
    parts: Vec<u32>,
}

/// What a part is less than.
const RADIX: u64 = 1_000_000_000;

impl Order {
    /// The product of some numbers, none of which is 0.
    pub(in crate::generate) fn of_product(factors: impl IntoIterator<Item = u32>) -> Self {
        let one = Self { parts: vec![1] };
        factors.into_iter().fold(one, Self::times)
    }

    pub(in crate::generate) fn times(mut self, factor: u32) -> Self {
        let mut carry = 0;
        for part in &mut self.parts {
            let product = u64::from(*part) * u64::from(factor) + carry;
            *part = (product % RADIX) as u32;
            carry = product / RADIX;
        }
        while carry > 0 {
            self.parts.push((carry % RADIX) as u32);
            carry /= RADIX;
        }
        self
    }

    /// The number in 128 bits, if it is not larger.
    #[must_use]
    pub fn to_u128(&self) -> Option<u128> {
        let parts = self.parts.iter().rev();
        parts.copied().try_fold(0u128, |number, part| {
            number.checked_mul(RADIX.into())?.checked_add(part.into())
        })
    }
}

impl From<u128> for Order {
    fn from(mut number: u128) -> Self {
        let mut parts = Vec::new();
        while number > 0 || parts.is_empty() {
            parts.push((number % u128::from(RADIX)) as u32);
            number /= u128::from(RADIX);
        }
        Self { parts }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts.iter().rev().enumerate();
        let digits: String = parts
            .map(|(place, part)| match place {
                0 => part.to_string(),
                _ => format!("{part:09}"),
            })
            .collect();
        if !f.alternate() {
            return f.pad(&digits);
        }
        let mut separated = String::new();
        for (digit, left) in digits.chars().zip((1..=digits.len()).rev()) {
            if left.is_multiple_of(3) && !separated.is_empty() {
                separated.push(',');
            }
            separated.push(digit);
        }
        f.pad(&separated)
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn a_product_is_exact_however_large_it_is() {
        let factorial = |of: u32| Order::of_product(1..=of);
        assert_eq!(factorial(0).to_string(), "1");
        assert_eq!(factorial(12).to_u128(), Some(479_001_600));
        // 40! from OEIS A000142.
        let forty = "815915283247897734345611269596115894272000000000";
        assert_eq!(factorial(40).to_string(), forty);
        assert_eq!(factorial(40).to_u128(), None);
        assert_eq!(format!("{:#}", factorial(10)), "3,628,800");
        assert_eq!(format!("{:#}", factorial(5)), "120");
    }

    #[test]
    fn numbers_of_128_bits_come_back() {
        for number in [0, 1, 999_999_999, 1_000_000_000, u128::MAX] {
            assert_eq!(Order::from(number).to_u128(), Some(number));
            assert_eq!(Order::from(number).to_string(), number.to_string());
        }
    }
}
