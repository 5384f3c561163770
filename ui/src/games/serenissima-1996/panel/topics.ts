// The rules of the current question, the nearest first.

import type { Question } from "../../../wire/serenissima-1996";

const PRICE = ["BUY-2b", "BUY-2c", "BUY-2d", "BUY-3"];
const DEAL = ["TRADE-1a", "TRADE-1b", "TRADE-1c", "BUY-4"];

const BY_QUESTION: { [Ask in Question["ask"]]: string[] } = {
  Reveal: ["BID-1"],
  Order: ["BID-2b", "RAND-1"],
  Dice: ["FIGHT-1", "FIGHT-4", "RAND-1"],
  Count: ["SCORE-1", "SCORE-2"],
  Place: ["SETUP-2", "SETUP-3"],
  Prepare: ["FIX-1"],
  Bid: ["BID-1", "BID-2b", "MONEY-1"],
  Pick: ["BID-2a", "BID-3"],
  Trade: ["BUY-1a", "BUY-2a", "BUILD-1a", "BUILD-3", "BUILD-4", "HIRE-1b", "PLACE-1a", "TRADE-1a"],
  Move: ["MOVE-1a", "MOVE-1b", "MOVE-1d", "MAP-2"],
  Fight: ["FIGHT-1", "FIGHT-2", "FIGHT-3a", "FIGHT-4", "FIGHT-5"],
  Take: ["TAKE-1a", "TAKE-1c", "TAKE-2a", "TAKE-3"],
  Sell: ["SALE-1b", "SALE-1d", "SALE-2", "INCOME-1"],
  Price: PRICE,
  Monopoly: ["BUY-3"],
  Offer: PRICE,
  Counter: PRICE,
  LastOffer: PRICE,
  Deal: DEAL,
  DealCounter: DEAL,
  LastDeal: DEAL,
  Leave: ["MOVE-1d"],
  Prize: ["FIGHT-3a", "FIGHT-3b", "FIGHT-6"],
  Number: ["MAP-3", "SALE-1d"],
};

/** The rules of the open question. */
export const topics = (question: unknown): string => BY_QUESTION[(question as Question).ask].join(" ");
