//! A club's evening: which tables it has, who came, who sits where, and what each page may see and ask of it.

pub mod wire;
