#!/usr/bin/env python3
"""Checks the hash chain, the commitments and the draws of a record, without the program that wrote it.

    python3 verify.py FILE [--seed HEX]...

Follows file-format.md and needs only Python 3. Prints one JSON object whose numbers are lines of the file. The exit
code is 0 if nothing contradicts, 1 if the chain, a commitment or a draw is wrong, and 2 if FILE is not a record.
"""
import hashlib
import json
import re
import struct
import sys
from collections import Counter

GAMES = ("serenissima-2e", "serenissima-1996", "twilight", "libertalia")
BOOTY = {"Chest": 4, "Jewel": 6, "Goods": 10, "Officer": 6, "Saber": 6, "Map": 8, "Relic": 10}
CARDS = {"doge": 12, "guard-1": 4, "guard-11": 10, "guard-close": 2, "merchant-1": 2, "merchant-2": 8, "merchant-3": 2}
CARDS |= {"harlequin-1": 1, "harlequin-2": 3, "harlequin-3": 4, "harlequin-4": 3, "harlequin-5": 1, "harlequin-centre": 2}
COLOURS = ["yellow", "red", "blue", "green", "black", "white"]
GOODS = ["wood", "wine", "stone", "marble"]


class Stream:
    """The numbers of draw `k` of a seed: ChaCha20 with a counter and a nonce of 64 bits."""

    def __init__(self, seed, k):
        self.key, self.k, self.counter, self.words = struct.unpack("<8L", seed), k, 0, []

    def block(self):
        low = 2**32 - 1
        first = [*struct.unpack("<4L", b"expand 32-byte k"), *self.key]
        first += [self.counter & low, self.counter >> 32, self.k & low, self.k >> 32]
        x = list(first)
        columns = [(i, i + 4, i + 8, i + 12) for i in range(4)]
        diagonals = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
        for a, b, c, d in (columns + diagonals) * 10:
            for i, j, target, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[i] = (x[i] + x[j]) & low
                mixed = x[target] ^ x[i]
                x[target] = (mixed << bits | mixed >> (32 - bits)) & low
        self.counter += 1
        return [(one + other) & low for one, other in zip(x, first)]

    def below(self, n):
        self.words = self.words or self.block()
        result, rest = divmod(self.words.pop(0) * n, 2**32)
        if rest > 2**32 - n:
            self.words = self.words or self.block()
            result += rest + (self.words.pop(0) * n >> 32) >= 2**32
        return result

    def take(self, items, count=1):
        """Draws without replacement."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def spread(heap, order):
    return [item for item in order for _ in range(max(heap.get(item, 0), 0))]


def place(one):
    return next(iter(one.items()))


def counts(items):
    return dict(Counter(items))


class Game:
    """The values on which draws depend, after the set-up."""

    def __init__(self, header):
        setup, self.seats, self.id = header["setup"], range(len(header["seating"])), header["game"]
        board = setup.get("board", {})
        self.ports, self.closed = board.get("ports", []), []
        self.skulls, self.doge = (board.get(name, {}).get("value") for name in ("skulls", "doge"))
        self.deck, self.sailors, self.fight, self.cap = Counter(self.doge), Counter(), None, None
        self.hands, self.discard = [Counter(), Counter()], Counter()
        self.rank, self.picked, self.gone = {}, set(), set()
        self.ranks, self.cards, self.chose, self.day = set(), [set() for _ in self.seats], set(), 0
        self.cells, self.dens = [Counter() for _ in range(6)], [Counter() for _ in self.seats]
        self.unchecked = False
        for words in map(str.split, (setup.get("position") or "").splitlines()):
            self.position(words)

    def position(self, words):
        """Reads a line of a position in table notation. Draws from some positions stay unchecked."""
        kind, *rest = words or ["#"]
        if kind in ("board", "phase", "gone") or self.id == "libertalia":
            self.unchecked = True
        elif self.id == "serenissima-2e" and kind in ("port", "galley"):
            key, crew = (rest[0], rest[2]) if kind == "port" else (int(rest[0]), rest[3])
            self.sailors[kind, key] = int(crew)
        elif kind == "deck":
            self.deck = Counter(rest)
        elif kind == "hand":
            cards = (card.split(":") for card in rest[1:] if ":" in card)
            self.hands[int(rest[0])] = Counter({card: int(count) for card, count in cards})
        elif kind == "discard":
            self.discard[rest[0]] = int(rest[1])

    def apply(self, e):
        name, seat = e["event"], e.get("seat")
        if name == "Corrected":
            self.correct(e["fix"])
        elif self.id == "serenissima-2e":
            self.apply_second_edition(name, e)
        elif self.id == "serenissima-1996":
            self.apply_first_edition(name, seat, e)
        elif self.id == "twilight":
            self.apply_twilight(name, seat, e)
        else:
            self.apply_libertalia(name, seat, e)

    def apply_first_edition(self, name, seat, e):
        if name == "BidsRevealed":
            self.rank, self.picked = {}, set()
        if name in ("BidsRevealed", "OrderRolled"):
            values = [(one["seat"], one.get("ducats", one.get("die"))) for one in e.get("bids", e.get("dice"))]
            for one, value in values:
                self.rank[one] = self.rank.get(one, 0) + sum(other > value for _, other in values)
        elif name == "PlacePicked":
            self.picked.add(seat)
        elif name == "LetGo":
            self.gone.add(seat)

    def apply_twilight(self, name, seat, e):
        if name == "Drew":
            self.hands[seat].update(e["cards"])
        elif name in ("Played", "HandChanged"):
            cards = e["cards"] if name == "HandChanged" else {e["card"]: 1 + bool(e.get("pair"))}
            self.hands[seat].subtract(cards)
            self.discard.update(cards)
        if name in ("EightShown", "RoundBegan"):
            self.hands = [Counter(), Counter()]
        if name in ("Reshuffled", "RoundBegan"):
            self.discard = Counter()

    def apply_second_edition(self, name, e):
        galley, port = ("galley", e.get("galley")), ("port", e.get("port"))
        if name == "PortClosed":
            self.closed.append(e["port"])
        elif name in ("StartPicked", "GalleyPicked"):
            self.sailors[galley] = 3
            if name == "StartPicked":
                self.sailors[port] = 3
        elif name == "Activated":
            self.fight = self.cap = None
        elif name == "SailorMoved":
            self.sailors[place(e["from"])] -= 1
            self.sailors[place(e["to"])] += 1
        elif name == "Hired":
            self.sailors[place(e["to"])] += 1
        elif name == "GalleyBought":
            self.sailors[galley] = 1
            if e["crew"] != "hired":
                self.sailors[port if isinstance(e["crew"], str) else place(e["crew"])] -= 1
        elif name == "Sunk":
            self.sailors[galley] = 0
        elif name in ("PortAbandoned", "GarrisonFell"):
            self.sailors[port] = 0
        elif name == "Attacked":
            self.fight, self.cap = (galley, place(e["foe"])), self.cap or e["strength"]
        elif name in ("FortFired", "RoundFought"):
            for where, lost in zip(self.fight, (e["lost"], 0) if name == "FortFired" else e["lost"]):
                self.sailors[where] -= lost
        elif name == "Captured":
            self.sailors[galley] -= e["sailors"]
            self.sailors[port] = e["sailors"]
        elif name == "DogeTurned":
            self.deck[e["card"]] = max(self.deck[e["card"]] - 1, 0)
        elif name == "DeckShuffled":
            self.deck = Counter(self.doge)

    def apply_libertalia(self, name, seat, e):
        if name == "RanksDrawn":
            self.ranks.update(e["ranks"])
            for hand in self.cards:
                hand.update(e["ranks"])
        elif name == "BootyLaid":
            self.cells = [Counter(cell) for cell in e["cells"]]
        elif name == "DayBegan":
            self.day, self.chose = e["day"], set()
        elif name == "Chose":
            self.chose.add(seat)
        elif name == "Laid":
            self.chose = set()
            for card in e["cards"]:
                self.cards[card["seat"]].discard(card["rank"])
        elif name == "Replaced":
            self.cards[seat].discard(e["rank"])
        elif name in ("Recruited", "Healed"):
            self.cards[seat].update({e.get("rank")} - {None})
        elif name == "Drew":
            self.dens[seat].update(e["tokens"])
        elif name == "BootyDiscarded":
            self.dens[seat].subtract(e["tokens"])
        elif name == "RelicsPassed":
            self.dens[seat]["Relic"] -= e["count"]
            self.dens[e["to"]]["Relic"] += e["count"]
        elif name == "Took":
            self.cells[self.day - 1][e["token"]] -= 1
            self.dens[seat][e["token"]] += 1
        elif name == "RaidEnded":
            self.cells, self.dens = [Counter() for _ in range(6)], [Counter() for _ in self.seats]

    def correct(self, fix):
        what, seat = fix["what"], fix.get("seat")
        if what in ("Galley", "Port"):
            self.sailors[what.lower(), fix[what.lower()]] = 0 if seat is None else fix.get("sailors") or 0
        elif what == "DogeDeck":
            self.deck = Counter(fix["left"])
        elif what == "Printed" and fix["printed"]["edit"] == "Skulls":
            self.skulls = fix["printed"]["faces"]
        elif what == "Printed" and fix["printed"]["edit"] == "Doge":
            new = fix["printed"]["cards"]
            self.deck = Counter({c: max(new[c] - max(self.doge[c] - self.deck[c], 0), 0) for c in new})
            self.doge = new
        elif what == "Gone":
            (self.gone.add if fix["gone"] else self.gone.discard)(seat)
        elif what == "Discard":
            self.discard[fix["card"]] = fix["count"]
        elif what == "Card":
            (self.cards[seat].add if fix["pile"] == "hand" else self.cards[seat].discard)(fix["rank"])
            self.chose.discard(seat)
        elif what == "Campaign":
            self.ranks, self.day = set(fix["ranks"]), fix["day"]
            self.cards = [set(self.ranks) for _ in self.seats]
            self.cells = [Counter(cell) for cell in fix["cells"]]
        elif what == "Day":
            self.day = fix["day"]
        elif what == "Cell":
            self.cells[fix["day"] - 1][fix["token"]] = fix["count"]
        elif what == "Booty":
            self.dens[seat][fix["token"]] = fix["count"]

    def ports_to_close(self):
        def can_close(port):
            left = [one for one in self.ports if one is not port and one["id"] not in self.closed]
            later = [[one for one in left if one["good"]["value"] == good] for good in GOODS[len(self.closed) + 1 :]]
            needed = len(self.seats) + sum(all(one["start"]["value"] for one in of_good) for of_good in later)
            return sum(one["start"]["value"] for one in left) >= needed

        good = GOODS[len(self.closed)]
        of_good = [one for one in self.ports if one["good"]["value"] == good and one["id"] not in self.closed]
        return [one["id"] for one in of_good if can_close(one)]

    def draw(self, command, stream):
        """The outcome of a draw. Reads from the command only what is drawn, and how much."""
        do, seats = command["do"], len(self.seats)

        def skulls(dice):
            return sum(stream.below(6) < self.skulls for _ in range(dice))

        def dice(count):
            return [stream.below(6) + 1 for _ in range(count)]

        if do in ("DrawFirst", "DrawMerchant"):
            return {"seat": stream.below(seats)}
        if do == "DrawClosed":
            return {"port": stream.take(self.ports_to_close())[0]}
        if do == "FortRolled":
            return {"skulls": skulls(2)}
        if do == "Rolled" and self.id == "serenissima-1996":
            return {"dice": dice(2)}
        if do == "Rolled":
            attacker, defender = self.fight
            return {"skulls": [skulls(min(self.sailors[attacker], self.cap)), skulls(self.sailors[defender])]}
        if do == "TurnDoge":
            deck = self.deck if self.deck.total() else self.doge
            return {"card": stream.take(spread(deck, ["wine", "one", "two", "shuffle"]))[0]}
        if do == "RollOrder":
            open_ranks = [rank for seat, rank in self.rank.items() if seat not in self.picked | self.gone]
            return {"dice": dice(open_ranks.count(min(open_ranks)))}
        if do == "Deal":
            left = Counter(CARDS) - self.hands[0] - self.hands[1] - self.discard
            return {"cards": counts(stream.take(spread(left, CARDS), sum(command["cards"].values())))}
        if do == "DrawColours":
            return {"colours": stream.take(COLOURS, seats)}
        if do == "DrawRanks":
            left = [rank for rank in range(1, 31) if rank not in self.ranks]
            return {"ranks": sorted(stream.take(left, len(command["ranks"])))}
        if do == "DrawBooty":
            tokens = stream.take(spread(BOOTY, BOOTY), 6 * seats)
            return {"cells": [counts(tokens[day * seats : (day + 1) * seats]) for day in range(6)]}
        if do == "DrawCard":
            hands = (hand for seat, hand in enumerate(self.cards) if hand and seat not in self.chose)
            return {"rank": stream.take(sorted(next(hands)))[0]}
        if do == "DrawTokens":
            bag = Counter(BOOTY)
            for heap in self.cells + self.dens:
                bag.subtract(heap)
            return {"tokens": counts(stream.take(spread(bag, BOOTY), sum(command["tokens"].values())))}
        raise ValueError(f"file-format.md does not name {do}")


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Seeds:
    """The commitments of the seeds, and the rounds of the shared seed."""

    def __init__(self, header):
        self.game, self.seats, self.commitments, self.rounds = header["seed"], len(header["seating"]), [], []
        self.commit(0, header["seed"])

    def commit(self, n, commitment, opened=None):
        self.commitments.append({"n": n, "commitment": commitment, "round": opened})

    def open_round(self):
        last = self.commitments[-1]["round"]
        return last if last and last["state"] == "open" else None

    def follow(self, n, deed, unused):
        """Applies an entry; `unused` is the first unused draw number. Returns False if it is wrong."""
        if "seed" in deed:
            self.commit(n, deed["seed"])
            return True
        if "shared_seed" not in deed:
            return True
        (kind, entry), opened = next(iter(deed["shared_seed"].items())), self.open_round()
        if kind == "committed":
            seats = [one["seat"] for one in entry["commitments"]]
            hashes = [entry["seed"], *(one["commitment"] for one in entry["commitments"])]
            if opened or entry["round"] != len(self.rounds) + 1 or not seats or len(set(seats)) != len(seats):
                return False
            if max(seats) >= self.seats or not all(re.fullmatch("[0-9a-f]{64}", one) for one in hashes):
                return False
            self.rounds.append({"n": n, "state": "open", **entry, "from": None, "silent": [], "contributions": []})
            self.commit(n, entry["seed"], self.rounds[-1])
            return True
        if not opened:
            return False
        if kind == "void":
            if not set(entry["silent"]) <= {one["seat"] for one in opened["commitments"]}:
                return False
            opened.update(entry, state="void")
            return True
        text = f"bucintoro contribution\n{self.game}\n{opened['round']}\n"
        given = [sha256(text + one) for one in entry["contributions"] if re.fullmatch("[0-9a-f]{32}", one)]
        if given != [one["commitment"] for one in opened["commitments"]] or entry["from"] != unused:
            return False
        opened.update(entry, state="revealed", revealed=n)
        return True

    def in_force(self, n, k):
        """The commitment for draw `k` in entry `n`."""
        for one in reversed(self.commitments):
            opened = one["round"]
            if not opened and one["n"] < n:
                return one
            if opened and opened["state"] == "revealed" and opened["revealed"] < n and opened["from"] <= k:
                return one
        raise ValueError("no commitment is above the draw")

    def of_draw(self, n, k, known):
        """The seed for draw `k` in entry `n`, or None if it is not known."""
        one = self.in_force(n, k)
        seed = known.get(one["commitment"])
        if seed is None or not one["round"]:
            return seed
        return bytes.fromhex(sha256("\n".join(["bucintoro seed", seed.hex(), *one["round"]["contributions"]])))


def check_chain(lines):
    """Returns the sound lines as JSON, their seeds, and the fault of the first other line. `lines` are pairs of number
    and bytes."""
    sound, previous, head, draws, unused, seeds = [], b"", 0, {0: 0}, 0, None
    for number, line in lines:
        body, _, tail = line.rpartition(b',"hash":"')
        digest = hashlib.sha256(previous + body + b"}").hexdigest().encode()
        if tail != digest + b'"}':
            return sound, seeds, {"line": number, "fault": "the hash does not match"}
        previous, entry = digest, json.loads(line)
        if sound:
            if entry["n"] != len(sound) or entry["after"] != head:
                return sound, seeds, {"line": number, "fault": "the number or the head does not match"}
            deed = entry["deed"]
            if not seeds.follow(entry["n"], deed, unused):
                return sound, seeds, {"line": number, "fault": "the shared seed is wrong"}
            if "command" in deed:
                # The number of draws that lead to this entry, with its own.
                draws[entry["n"]] = draws[head] + deed["command"].get("drawn", False)
                head = entry["n"]
                unused = max(unused, draws[head])
            elif "head" in deed:
                head = deed["head"]
                if head not in draws:
                    return sound, seeds, {"line": number, "fault": "the head moves to no command"}
        else:
            seeds = Seeds(entry)
        sound.append(entry)
    return sound, seeds, None


def verify(lines, seeds):
    """Returns the report on a record."""
    sound, seeds_of, fault = check_chain(lines)
    known = {hashlib.sha256(seed).hexdigest(): seed for seed in seeds}
    report = {"lines": len(lines), "chain": [fault] if fault else [], "commitments": []}
    draws = report["draws"] = {"confirmed": [], "unknown": [], "unchecked": [], "wrong": []}
    report["entered"] = []
    for one in seeds_of.commitments if seeds_of else []:
        commitment, line = one["commitment"], lines[one["n"]][0]
        report["commitments"].append({"line": line, "commitment": commitment, "known": commitment in known})
    report["rounds"] = [
        {
            "line": lines[one["n"]][0],
            "number": one["round"],
            "seats": [commitment["seat"] for commitment in one["commitments"]],
            "from": one["from"],
            "silent": one["silent"],
        }
        for one in (seeds_of.rounds if seeds_of else [])
    ]
    for n, entry in enumerate(sound):
        number, command = lines[n][0], entry.get("deed", {}).get("command", {})
        if entry.get("by") == "chance" and not command.get("drawn") and not command.get("auto"):
            report["entered"].append(number)
        if not command.get("drawn"):
            continue
        chain, at = [], entry["after"]
        while at:
            chain.append(sound[at]["deed"]["command"])
            at = sound[at]["after"]
        game, k = Game(sound[0]), sum(one.get("drawn", False) for one in chain)
        seed = seeds_of.of_draw(n, k, known)
        if seed is None:
            draws["unknown"].append(number)
            continue
        try:
            for event in (event for one in reversed(chain) for event in one["events"]):
                game.apply(event)
            given = {"do": command["command"]["do"], **game.draw(command["command"], Stream(seed, k))}
        except (ArithmeticError, LookupError, StopIteration, TypeError, ValueError) as error:
            given = f"nothing: {error!r}"
        if given == command["command"]:
            draws["confirmed"].append(number)
        elif game.unchecked:
            draws["unchecked"].append(number)
        else:
            draws["wrong"].append({"line": number, "entry": entry["n"], "number": k, "gives": given})
    read = {one["commitment"] for one in report["commitments"]}
    report["unmatched"] = sorted(known.keys() - read) if read else []
    return report


def main(arguments):
    try:
        file, rest = arguments[0], arguments[1:]
        if rest[0::2] != ["--seed"] * (len(rest) // 2) or len(rest) % 2:
            raise ValueError(__doc__)
        seeds = [bytes.fromhex(text) for text in rest[1::2]]
        if any(len(seed) != 32 for seed in seeds):
            raise ValueError("a seed has 64 hex digits")
        with open(file, "rb") as record:
            text = record.read().removeprefix(b"\xef\xbb\xbf")
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        header = json.loads(lines[0][1])
        if not {"format", "seed", "setup", "seating"} <= header.keys() or header.get("game") not in GAMES:
            raise ValueError("the first line is not the set-up of a known game")
        if header["format"] > 4:
            raise ValueError("the format is newer")
    except (OSError, LookupError, ValueError, AttributeError) as error:
        print(f"verify.py: this is not a record: {error}", file=sys.stderr)
        return 2
    report = verify(lines, seeds)
    print(json.dumps(report, indent=1))
    return 1 if report["chain"] or report["unmatched"] or report["draws"]["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
