import type { Recipe } from "./recipes";

/** By what the names of the demo stores' pictures say they are, the widths that most screens ask for first. */
const FIRST: [RegExp, number[]][] = [
  [/-banner-/, [1280, 800]],
  [/-category-/, [96, 160, 256]],
  [/-one\.webp$/, [320, 560]],
];

/** What the first screens of the demo stores show, the most important first. */
export function* firstShown(files: readonly string[]): Generator<Recipe & { file: string }> {
  const one = ([kind, widths]: (typeof FIRST)[number]) =>
    widths.flatMap((width) => files.filter((file) => kind.test(file)).map((file) => ({ file, width })));
  for (const wanted of FIRST.flatMap(one)) {
    yield { ...wanted, format: "avif" };
    if (wanted.width === 1280 || wanted.width === 320) yield { file: wanted.file, width: 24, format: "webp" };
  }
}
