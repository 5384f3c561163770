/** A galley with what is aboard. In a file without texts, which tests outside the screen import. */
export interface Ship {
  galley: number;
  owner: number;
  zone: string;
  sailors: number;
  goods: string[];
}
