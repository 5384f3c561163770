# Word lists of the search in the rules: a line of synonyms for each meaning, and the words of a question that say
# nothing about a rule.

help-synonyms =
    win, wins, winner, victory, goal, aim, wealth
    points, score, scoring, scores, worth, value, count, income, pays
    end, ends, ended, finish, over, last, stop, stopping, stopped
    early, earlier, before, stopping
    money, cash, ducat, doubloon, coin, purse, pay, pays, paid
    price, cost, costs, cheap, expensive, pay
    debt, credit, loan, borrow, lend
    buy, buys, bought, buying, purchase, sells
    sell, sells, sold, sale, selling
    trade, exchange, swap, change, barter, haggle, offer
    fight, fights, battle, attack, combat, war
    dice, die, roll, rolls, throw
    kill, kills, die, dies, died, dead, discard
    move, moves, moving, sail, sails, travel, walk, step, steps, far
    take, takes, capture, conquer, occupy, land, lands, landing
    steal, steals, rob, loot, plunder
    booty, treasure, token, loot
    stop, stops, block, blocks, prevent, forbid, hinder, blockade
    refuse, refuses, leave, passage, stop
    ship, ships, boat, vessel, fleet, galley
    church, cathedral, temple, basilica
    castle, fort, fortress, tower, wall
    soldier, man, men, troops, army, sailor, crew, garrison
    hire, hires, hired, hiring, recruit
    harbour, harbor, town, city, port
    goods, cargo, cube, merchandise, ware
    warehouse, store, storage, stores, slot
    twice, double, two, second, again, once
    cards, card, hand
    draw, deck, pile, stack
    start, starts, begin, begins, first, beginning, set-up
    first, order
    tie, ties, tied, equal, same, level, drawn
    secret, hidden, covered, face
    undo, correct, correction, wrong, mistake, back
    pass, skip
    sink, sinks, sank, sunk, empty
    drown, overboard, throw, thrown
    pirate, character, person
    rank, number
    mask, masquerade, disguise

help-stop-words =
    a, an, the, and, or, but, if, so, not, no, of, to, in, on, at, by, for, from, with, without, into, onto, as,
    than, then, that, this, these, those, there, here, it, its, is, are, am, be, been, was, were, do, does, did,
    done, doing, have, has, had, can, could, may, might, must, should, shall, will, would, want, wants, need,
    needs, get, gets, got, let, make, makes, go, goes, going, happen, happens, work, works, mean, means, use,
    using, i, me, my, mine, you, your, yours, he, his, she, her, we, us, our, they, them, their, one, what,
    when, where, which, who, whose, whom, why, how, many, much, any, some, all, every, each, other, others,
    another, someone, player, players, please, about, rule, rules

help-page = One-page reference
help-box = Check the box
