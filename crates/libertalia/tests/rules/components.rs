//! Sets of characters, heaps of booty, and the printed reputation numbers.

use libertalia::{Colour, Rank, RankSet, Reputation, Token, Tokens};

#[test]
fn rank_set_returns_first_and_last() {
    let set: RankSet = [3, 14, 30].into_iter().filter_map(Rank::new).collect();
    assert_eq!((set.first(), set.last(), set.len()), (Rank::new(3), Rank::new(30), 3));
    assert_eq!(set.below(Rank::BRUTE).only(), Some(Rank::BEGGAR));
    assert_eq!(set.above(Rank::BRUTE).only(), Some(Rank::SPANISH_GOVERNOR));
    assert_eq!(RankSet::ALL.len(), 30);
    assert_eq!(RankSet::ALL.without(set).within(set), RankSet::default());
    assert_eq!(serde_json::from_str::<RankSet>("[3,14,30]").ok(), Some(set));
    for wrong in ["[3,3]", "[0]", "[31]"] {
        assert!(serde_json::from_str::<RankSet>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn maps_score_in_sets_of_three() {
    assert_eq!(Tokens::BOX.total(), 50);
    for (maps, worth) in [(2, 0), (3, 12), (5, 12), (6, 24)] {
        assert_eq!(Tokens::some(Token::Map, maps).worth(), worth);
    }
    let heap: Tokens =
        [(Token::Chest, 1), (Token::Jewel, 2), (Token::Goods, 3), (Token::Relic, 4)].into_iter().collect();
    assert_eq!(heap.worth(), 5 + 6 + 3 - 12);
    assert_eq!(serde_json::to_string(&heap).ok().as_deref(), Some(r#"{"Chest":1,"Jewel":2,"Goods":3,"Relic":4}"#));
}

/// REP-1, with the rulebook's example: of two Parrots, the blue one is higher.
#[test]
fn shipped_reputation_matches_known_cards() {
    let shipped = Reputation::shipped();
    let numbers = |rank| Colour::ALL.map(|colour| shipped.of(rank, colour));
    assert_eq!(numbers(Rank::PARROT), [1, 2, 3, 4, 5, 6]);
    assert_eq!(numbers(Rank::PREACHER), [6, 1, 2, 3, 4, 5]);
    assert_eq!(numbers(Rank::BARKEEP), [6, 1, 2, 3, 4, 5]);
    assert_eq!(numbers(Rank::MUTINEER), [5, 6, 1, 2, 3, 4]);
    assert_eq!(numbers(Rank::SPANISH_GOVERNOR), [2, 3, 4, 5, 6, 1]);
    for rank in Rank::all() {
        assert!((1..=6).all(|number| numbers(rank).contains(&number)), "{rank:?}");
    }
    assert_eq!(shipped.assumed().len(), 2);
    for colour in Colour::ALL {
        let all: Vec<u8> = Rank::all().map(|rank| shipped.of(rank, colour)).collect();
        assert!((1..=6).all(|number| all.iter().filter(|one| **one == number).count() == 5), "{colour:?}");
    }
}
