/**
 * Remembers the last answers of a function of a text. Its arguments come from callers, so neither their number nor their
 * length may grow without a limit.
 */
export function remembered<T>(of: (text: string) => T, most = 2_000, longest = 500): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return of(text);
    if (known.has(text)) return known.get(text) as T;
    if (known.size >= most) known.clear();
    const answer = of(text);
    known.set(text, answer);
    return answer;
  };
}
