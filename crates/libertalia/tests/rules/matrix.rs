//! Every pair of characters on one day. The limits of the box hold after each event, and no card, token or doubloon
//! appears or disappears.

use kernel::{Actor, Draw, Rules, Seat, chance};
use libertalia::{Event, Libertalia, Phase, Rank};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::table::scene;

/// Returns the change of the sum of all purses by an event.
fn minted(event: &Event) -> i32 {
    match event {
        Event::Gained { doubloons, .. } => i32::from(*doubloons),
        Event::Paid { doubloons, .. } => -i32::from(*doubloons),
        _ => 0,
    }
}

fn purses(state: &Libertalia) -> i32 {
    state.players.iter().map(|player| i32::from(player.cash())).sum()
}

/// Returns the number of tokens in bag, cells and dens, counted one by one.
fn held(state: &Libertalia) -> u8 {
    let cells: u8 = state.cells.iter().map(libertalia::Tokens::total).sum();
    cells + state.players.iter().map(|player| player.tokens()).sum::<u8>()
}

fn moved(event: &Event) -> i32 {
    match event {
        Event::BootyDiscarded { tokens, .. } => -i32::from(tokens.total()),
        Event::Drew { tokens, .. } => i32::from(tokens.total()),
        _ => 0,
    }
}

#[test]
fn any_two_characters_preserve_box_contents() {
    let mut draw = ChaCha20Rng::seed_from_u64(30);
    let mut events = 0;
    for one in Rank::all() {
        for other in Rank::all() {
            for rich in 0..3 {
                events += evening(one, other, rich, &mut draw);
            }
        }
    }
    assert!(events > 20_000, "only {events} events");
}

/// Plays one day with these two characters and others, on a table with possible gains and losses.
fn evening(one: Rank, other: Rank, rich: u8, draw: &mut ChaCha20Rng) -> u32 {
    let mut pick = |but: &[Rank], count: usize| {
        let mut free: Vec<u8> = Rank::all().filter(|rank| !but.contains(rank)).map(Rank::number).collect();
        let some = (0..count).map(|_| free.swap_remove(draw.below(free.len() as u32) as usize).to_string());
        some.collect::<Vec<_>>()
    };
    let (mine, yours) = (pick(&[one], 5), pick(&[other], 5));
    let text = format!(
        "0 plays {}; 1 plays {}; 0 den {} {}; 0 graveyard {}; 0 hand {} {}; 1 den {} {}; 1 graveyard {}; 1 hand {} {}; \
         0 booty {}; 1 booty {}; cell {}; 0 purse {}; 1 purse {}",
        one.number(),
        other.number(),
        mine[0],
        mine[1],
        mine[2],
        mine[3],
        mine[4],
        yours[0],
        yours[1],
        yours[2],
        yours[3],
        yours[4],
        ["Officer:2 Relic:2 Map", "Goods:3 Saber", "Jewel"][usize::from(rich)],
        ["Relic Officer", "Map:3", "Chest:2 Relic:3"][usize::from(rich)],
        ["Saber Officer Map:2", "Officer:3 Goods", "Goods"][usize::from(rich)],
        [2, 10, 0][usize::from(rich)],
        [10, 1, 8][usize::from(rich)],
    );
    let mut run = scene(2, &text).lay();
    while !matches!(run.state().phase, Phase::Dawn { .. }) {
        let (by, _) = run.state().asks().first().cloned().expect("an actor is asked");
        let mut could = vec![];
        run.state().legal(by, &mut could);
        let command = match by {
            Actor::Chance => chance(run.state(), draw).expect("an answer"),
            Actor::Seat(_) => could.swap_remove(draw.below(could.len() as u32) as usize),
        };
        run.say(by, &command, &[]).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}\n{text}"));
    }
    let mut state = run.start.clone();
    for event in &run.events {
        let (money, tokens) = (purses(&state), i32::from(held(&state)));
        state.apply(event);
        assert_eq!(state.audit(), [], "after {event:?}\n{text}");
        assert_eq!(purses(&state), money + minted(event), "{event:?}\n{text}");
        assert_eq!(i32::from(held(&state)), tokens + moved(event), "{event:?}\n{text}");
    }
    assert_eq!(state, *run.state());
    assert_eq!(run.state().seats().next(), Some(Seat(0)));
    run.events.len() as u32
}
