//! Checks that the program reads the examples of the manuals.

use bucintoro_tests::chairs;
use catalogue::GAMES;
use kernel::suite::test_stamps;
use kernel::{Answering, Seed};

/// Returns the lines in the first column of a chapter's table, without abbreviated ones.
fn lines(chapter: &str) -> Vec<&str> {
    let cells = chapter.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).filter(|line| !line.contains('…')).collect()
}

/// After the introduction there is one chapter for each game, in the order of the catalogue. Its lines together are a
/// position.
#[test]
fn examples_of_table_notation_are_valid_positions() {
    let chapters: Vec<&str> = include_str!("../../docs/reference/notation.md").split("\n## ").skip(1).collect();
    assert_eq!(chapters.len(), GAMES.len());
    for (game, chapter) in GAMES.iter().zip(chapters) {
        let lines = lines(chapter);
        assert!(lines.len() > 7, "{}: {lines:?}", game.id());
        let (setup, seed) = (game.setup_at(&lines.join("\n")), Seed::new([1; 32]));
        let started = game.start(chairs(2), Answering::default(), setup, seed, &mut test_stamps());
        assert!(started.is_ok(), "{}: {:?}", game.id(), started.err());
    }
}
