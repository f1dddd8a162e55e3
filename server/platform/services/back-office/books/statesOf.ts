/** The states of a table whose meaning answers yes to a question. */
export const statesOf = <State extends string, Meaning>(
  table: Readonly<Record<State, Meaning>>,
  mean: (meaning: Meaning) => boolean,
): State[] => (Object.keys(table) as State[]).filter((state) => mean(table[state]));
