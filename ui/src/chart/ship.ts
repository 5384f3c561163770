/** A galley with its sailors and goods. The file imports no texts, so that tests outside the screen can use it. */
export interface Ship {
  galley: number;
  owner: number;
  zone: string;
  sailors: number;
  goods: string[];
}
