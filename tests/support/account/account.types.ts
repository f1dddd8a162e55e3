export interface FileAccount {
  file: string;
  tests: number;
  /** Its window, its setup and what it imports. */
  loadMs: number;
  /** Its tests and their hooks. */
  testMs: number;
}

/** What a run's time goes to besides the checks themselves. */
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
