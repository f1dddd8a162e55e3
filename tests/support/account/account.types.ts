export interface FileAccount {
  file: string;
  tests: number;
  /** The time for its window, its setup and its imports. */
  loadMs: number;
  /** The time for its tests and their hooks. */
  testMs: number;
}

/** What a run spends time on besides the checks themselves. */
export type Spending =
  | "copying databases"
  | "starting platforms"
  | "starting shops"
  | "building"
  | "launching browsers"
  | "logging in";

export interface Spent {
  stage: string;
  on: Spending;
  ms: number;
}
