# Words that mean the same to whoever looks for something in the rules: a line for each meaning.

help-alike =
    win, victory, winner, goal, wealth, points, score, scoring
    end, last, over, finish, stop
    money, ducat, doubloon, gold, coin, pay, price, cost, buy
    fight, battle, attack, combat, dice
    move, sail, walk, step, movement
    cards, hand, draw, deck
    start, set-up, begin, first
    tie, equal, draw
    secret, hidden, covered
    trade, exchange, sell, sale, haggle, bid
    sailor, crew, character
    undo, correct, wrong, mistake

help-page = One-page reference
help-box = Check the box
