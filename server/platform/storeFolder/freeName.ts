/** Takes the name, or the first of `name-2`, `name-3`, … that is not taken. */
export function freeName(taken: Set<string>, wanted: string): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  taken.add(name);
  return name;
}
