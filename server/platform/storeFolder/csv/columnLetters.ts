/** A column's name in a spreadsheet: A, …, Z, AA. @param index from 0 */
export function columnLetters(index: number): string {
  const rest = index < 26 ? "" : columnLetters(Math.floor(index / 26) - 1);
  return rest + String.fromCharCode(65 + (index % 26));
}
