import type { Recipe } from "./recipes";

/** The kinds of the demo stores' pictures, by their file names, with the widths that most screens ask for first. */
const FIRST: [RegExp, number[]][] = [
  [/-banner-/, [960, 1280]],
  [/-category-/, [96, 160, 256]],
  [/-one\.webp$/, [320, 560]],
];

/** The pictures on the first screens of the demo stores, the most important first. */
export function* firstShown(files: readonly string[]): Generator<Recipe & { file: string }> {
  for (const [kind, widths] of FIRST) {
    for (const file of files.filter((name) => kind.test(name))) {
      for (const width of widths) yield { file, width, format: "avif" };
    }
  }
}
