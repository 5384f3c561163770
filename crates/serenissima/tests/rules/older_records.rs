//! Records that begin with a position which new games refuse.

use kernel::suite::test_stamps;
use kernel::{AnswerBy, Answering, Chair, Flaw, Rules, Seed, Table, Viewer};
use serenissima::{Serenissima, Setup};

/// Set-ups that were once accepted: the number of players, the position, and the flaw for which new games refuse
/// them.
const TAKEN_ONCE: [(usize, &str, &str); 4] = [
    (2, "players red blue\npawn 16", "audit-track"),
    (2, "players red blue\nscorings 3\nturn 2\nphase {\"phase\":\"Doge\"}", "position-flaw"),
    (2, "players red blue\nturn 2\nphase {\"phase\":\"Doge\",\"seat\":1}", "position-line"),
    (2, "players red blue orange\nturn 2\nphase {\"phase\":\"Doge\"}", "seats-differ"),
];

fn chairs(seats: usize) -> Vec<Chair> {
    let chair = |name: &&str| Chair::with_player(*name);
    ["Anna", "Bruno", "Chiara", "Dario"][..seats].iter().map(chair).collect()
}

fn start(seats: usize, setup: Setup) -> Result<Table<Serenissima>, Vec<Flaw>> {
    Table::start(chairs(seats), Answering::all(AnswerBy::Table), setup, Seed::new([3; 32]), &mut test_stamps())
}

#[test]
fn record_opens_from_a_formerly_accepted_position() {
    for (seats, position, flaw) in TAKEN_ONCE {
        let setup = Serenissima::complete(Serenissima::setup_at(position));
        let flaws = start(seats, setup.clone()).map(|_| ()).expect_err("a new table is refused");
        assert!(flaws.iter().any(|found| found.flaw == flaw), "{position}: {flaws:?}");

        let mut header = start(seats, Serenissima::default_setup(seats)).expect("a valid set-up").header().clone();
        header.setup = setup;
        let line = kernel::record::append_hash(&header, "").expect("a line").line;
        let opened =
            Table::<Serenissima>::open([line.as_str()], [], true).unwrap_or_else(|f| panic!("{position}: {f}"));
        opened.table.state().view(Viewer::Table);
        assert_eq!(Table::<Serenissima>::faults([line.as_str()]), []);
        let judged = Table::<Serenissima>::validate(&[line.as_str()], &[], &mut |_| true);
        assert!(judged.fault.is_none(), "{position}: {:?}", judged.fault);
    }
}
