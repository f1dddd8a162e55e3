/**
 * Every state of something, with its meaning and the states that may follow it. A table answers every question for every
 * state, so a new state does not compile until all its answers are given (bar 28).
 */
export type StateTable<State extends string, Meaning> = {
  readonly [S in State]: Readonly<Meaning> & { readonly next: readonly State[] };
};
