//! Every rule of the game, in the order of the specification.

use kernel::Seat;

use crate::{Rank, Token};

kernel::rules! {
    /// The rule or limit that a command breaks, with the parameters of its message.
    pub enum Breach {
        limit "BOX-1" "Thirty characters a colour, fifty tokens." => NotThere { token: Token };
        effect "SETUP-1" "Colours are drawn; the left neighbour sits clockwise.";
        effect "SETUP-2" "Three raids of six days; tokens on each cell as many as players; ten doubloons each.";
        effect "SETUP-3" "Nine ranks in the first raid, six more in each later one, the same for everybody.";
        limit "RAND-1" "Draws fit the bag and the ranks that are left." => DoesNotFit { drawn: u8, wanted: u8 };
        limit "DAWN-1" "A character is chosen from the hand, in secret." => NotInHand { rank: Rank };
        effect "DAY-1" "Day abilities work by ascending rank.";
        rule "DUSK-1" "By descending rank, each takes a token while there is one." => MustTake {};
        effect "DUSK-2" "Cook, Cabin Boy, sabers and officers work at once.";
        effect "DUSK-3" "Each goes to its den in its turn, with a token or without.";
        effect "DUSK-4" "What is left over stays until the raid ends.";
        effect "NIGHT-1" "Night abilities work in all dens by descending rank.";
        rule "ABIL-1" "Abilities are compulsory unless the card says may." => MustUse { rank: Rank };
        effect "ABIL-2" "An ability that has not worked is lost with its character.";
        effect "MONEY-1" "Nobody pays more than they have.";
        rule "SABER-1" "A saber kills somebody in the den of a neighbour." => NotANeighbour { seat: Seat };
        effect "OFFICER-1" "An officer sends the character that takes it to the graveyard.";
        effect "GRAVE-1" "A discarded character goes to its owner's graveyard.";
        effect "BOOTY-1" "Booty lies face down until its owner uses an ability that concerns it.";
        effect "BOOTY-2" "Discarded tokens go back to the bag.";
        effect "RAID-1" "End abilities work by descending rank.";
        effect "RAID-2" "Doubloons and booty are counted.";
        effect "RAID-3" "Dens and graveyards are cleared; cards in hand stay.";
        effect "END-1" "After three raids most points win.";
        effect "END-2" "The table can end early.";
        effect "REP-1" "Of equal ranks, the higher reputation stands higher.";
        effect "CHAR-1" "Parrot";
        effect "CHAR-2" "Monkey";
        effect "CHAR-3" "Beggar";
        limit "CHAR-4" "Recruiter" => NotInDen { seat: Seat, rank: Rank };
        effect "CHAR-5" "Cabin Boy";
        effect "CHAR-6D" "Preacher by day";
        effect "CHAR-6E" "Preacher at the end";
        effect "CHAR-7" "Barkeep";
        limit "CHAR-8" "Waitress" => NoMap {};
        effect "CHAR-9D" "Carpenter by day";
        effect "CHAR-9E" "Carpenter at the end";
        effect "CHAR-10" "French Officer";
        effect "CHAR-11" "Voodoo Witch";
        effect "CHAR-12" "Freed Slave";
        effect "CHAR-13" "Mutineer";
        effect "CHAR-14" "Brute";
        effect "CHAR-15" "Gunner";
        effect "CHAR-16" "Topman";
        effect "CHAR-17" "Spanish Spy";
        effect "CHAR-18" "Cook";
        effect "CHAR-19" "Bosun";
        effect "CHAR-20" "Armorer";
        limit "CHAR-21" "Merchant" => TooFew { token: Token, count: u8 };
        limit "CHAR-22" "Surgeon" => NotInGraveyard { rank: Rank };
        effect "CHAR-23" "Treasurer";
        effect "CHAR-24D" "Gambler by day";
        effect "CHAR-24E" "Gambler at the end";
        effect "CHAR-25" "Governor's Daughter";
        effect "CHAR-26D" "Quarter-master by day";
        effect "CHAR-26E" "Quarter-master at the end";
        effect "CHAR-27" "Granny Wata";
        effect "CHAR-28" "First Mate";
        effect "CHAR-29D" "Captain by day";
        effect "CHAR-29E" "Captain at the end";
        effect "CHAR-30" "Spanish Governor";
        effect "SECRET-1" "Hands, choices, covered booty and covered purses are their owners' alone.";
        effect "SECRET-2" "What everybody saw stays known.";
        effect "RAND-2" "The app draws, or the table enters what it drew.";
        limit "FIX-1" "A correction stays within the box." => NoSuchTable { flaw: String };
        effect "FIX-2" "After a correction, open questions are judged anew.";
        effect "FIX-3" "A correction leaves sharing, sabers and worked characters as they are.";
    }
}
