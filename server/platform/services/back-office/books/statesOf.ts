/** The states of a table for whose meaning the question is answered with yes. */
export const statesOf = <State extends string, Meaning>(
  table: Readonly<Record<State, Meaning>>,
  mean: (meaning: Meaning) => boolean,
): State[] => (Object.keys(table) as State[]).filter((state) => mean(table[state]));
