//! Table notation.

use crate::helper::{at, flaws};

#[test]
fn manual_example_is_a_valid_position() {
    let text = serenissima_1996::example_position();
    let game = at(text);
    assert_eq!(game.asks(), ["1 Trade"]);
    assert_eq!(at(&game.position()).position(), game.position());
}

#[test]
fn options_are_written_in_documented_order() {
    let all = "options 180 open high-seas unpaid ducats assumed any-nations";
    let game = at(&format!("nations venice genoa\n{all}"));
    assert_eq!(game.position().lines().nth(1), Some(all));
    for words in ["sailors-180", "high_seas", "open:yes", "hidden"] {
        assert_eq!(flaws(&format!("nations venice genoa\noptions {words}")), ["position-line"], "{words}");
    }
}

#[test]
fn position_reports_every_unreadable_line() {
    let text = "nations venice genoa\nport atlantis venice 2\nnonsense\npurse turks 3\nstores crete wine wood iron\nround 1\nround 2";
    assert_eq!(flaws(text), ["position-line"; 5]);
    assert_eq!(flaws("nations venice"), ["position-line"]);
    assert_eq!(flaws("nations venice genoa\ngalley 29 venice crete 1"), ["position-line"]);
}

#[test]
fn inconsistent_position_is_refused() {
    assert_eq!(flaws("nations venice genoa\ngalley 1 venice crete 4 wine wine"), ["audit-galley"]);
    assert_eq!(flaws("nations venice genoa\nport crete venice 200"), ["audit-sailors"]);
    assert_eq!(flaws("nations venice genoa\npurse venice 150"), ["audit-purse"]);
    // A seat with nothing to do can still be asked, because a correction ends no turn.
    assert_eq!(flaws("nations venice genoa\norder venice genoa\nphase trade venice"), [""; 0]);
    assert_eq!(flaws("nations venice genoa\nport crete venice 2\nphase trade venice"), ["position-flaw"]);
    assert_eq!(flaws("nations venice genoa\nround 13"), ["audit-round"]);
}

#[test]
fn position_without_phase_expects_bids() {
    assert_eq!(at("nations venice genoa").asks(), ["0 Bid", "1 Bid"]);
}
