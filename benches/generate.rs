use std::hint::black_box;
use std::time::Instant;
use wayhome::*;
fn main() {
    let img = &MAGIC_BOARD;
    let mut states = vec![];
    for s in 0..40320u32 {
        states.push(img.state_at((s as u64 * 7919 % 40320) as u32).unwrap().0);
    }
    let g = img.puzzle().goal();
    for _ in 0..3 {
        let t = Instant::now();
        let mut n = 0;
        for _ in 0..20 {
            for s in &states {
                n += img.path(black_box(s)).unwrap().len();
            }
        }
        println!("path only {:?} {n}", t.elapsed() / 806400);
        let t = Instant::now();
        let mut n = 0;
        for _ in 0..20 {
            for s in &states {
                n += img.path_between(g, black_box(s)).unwrap().len();
            }
        }
        println!("path_between only {:?} {n}", t.elapsed() / 806400);
        let t = Instant::now();
        let mut n = 0;
        for _ in 0..20 {
            for s in &states {
                n += img
                    .path(black_box(s))
                    .unwrap()
                    .map(|m| m.number() as usize)
                    .sum::<usize>();
            }
        }
        println!("path+iterate {:?} {n}", t.elapsed() / 806400);
        let mut b = Vec::with_capacity(64);
        let t = Instant::now();
        let mut n = 0;
        for _ in 0..20 {
            for s in &states {
                b.clear();
                for m in img.path(black_box(s)).unwrap() {
                    b.extend_from_slice(m.name().as_bytes());
                }
                n += b.len();
            }
        }
        println!("path+write {:?} {n}", t.elapsed() / 806400);
        let t = Instant::now();
        let mut n = 0;
        for _ in 0..20 {
            for s in &states {
                n += img.puzzle().check(black_box(s)).is_ok() as usize;
            }
        }
        println!("check {:?} {n}", t.elapsed() / 806400);
    }
}
