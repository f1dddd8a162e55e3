import { readdirSync, readFileSync } from "node:fs";

const FOLDERS = ["src", "plugins"];
/** Exceptions, each with its reason. */
const MAY: readonly [path: string, why: string][] = [
  ["plugins/kiosk/", "a till has no reader who sets the size of text; it is laid out for its own screen"],
  ["plugins/counter/board/", "the numbers are as large as the screen allows"],
  ["src/features/account/views/useCropStyles.ts", "the cropper places its handles by left and right"],
  ["src/contract/languages.ts", "it says which direction a language has"],
  ["src/design/theme/useGlobalStyles.ts", "a text that keeps its own direction has its start at that direction's side"],
];

const COMMENT = /^\s*(?:\*|\/[/*])/;
const RULES: readonly [pattern: RegExp, advice: string, unless?: RegExp][] = [
  [
    /\b(?:fontSize|lineHeight|font-size|line-height): ["`]?[^;",]*(?:\d|\})px/,
    "in rem, so that it follows the reader's own size of text",
  ],
  [/@media [^{"`]*\dpx/, "in em, so that large text is laid out as on a smaller screen"],
  [
    /\b(?:margin|padding|border|scrollMargin|scrollPadding)-?(?:[lL]eft|[rR]ight)|\b(?:text-align|textAlign|float): ["`]?(?:left|right)\b|(?:^|[{,;])\s*(?:left|right): (?:["`]?(?:-?\d|auto|calc)|[A-Z]\w*\b)|\b(?:border)(?:Top|Bottom)(?:Left|Right)Radius/,
    "of a logical side (marginInlineStart …), so that a page written from right to left is mirrored",
  ],
  [
    /\btextAlign: "(?:start|end)"/,
    '"inherit" or type.atEnd: a number has its own start and end in a page written from right to left (ADR 75)',
  ],
  [
    /\b(?:margin|padding|inset|border(?:Width|Style|Color)): "[^\s"]+ ([^\s"]+) [^\s"]+ (?!\1")[^\s"]+"|\bborderRadius: "(?:([^\s"]+) (?!\2 )[^\s"]+ [^\s"]+ [^\s"]+|[^\s"]+ [^\s"]+ ([^\s"]+) (?!\3")[^\s"]+)"|\bbackgroundPositionX: "[^/]*"/,
    "of logical sides, or with /* @noflip */: Griffel writes a second rule for the other direction",
  ],
  [/\bdirection: "(?:ltr|rtl)"/, "with /* @noflip */: Griffel turns a direction around"],
  [
    /\btranslateX\(|\btransformOrigin: "(?:left|right)/,
    "a multiple of `forward`, so that it moves the way in which lines run",
  ],
  [/(?<!Math\.abs\(\w+)\.scrollLeft\b/, "scrollTo by a multiple of `forwardOf`: rows from right to left count below 0"],
  [
    /\bArrow(?:Left|Right)\b/,
    'a multiple of `forwardOf`, or the style direction: "ltr"',
    /forwardOf\(|direction === "rtl"|direction: "ltr \/\* @noflip/,
  ],
  [/:dir\(/, '[dir="rtl"], because for the oldest browsers the build makes a list of languages of :dir'],
];

/** The lines of a style that would ignore the reader's text size or direction, each with what to write instead. */
export function unfairStylesIn(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !COMMENT.test(line))
    .flatMap((line) =>
      RULES.filter(([pattern, , unless]) => pattern.test(line) && !unless?.test(text)).map(
        ([, advice]) => `${line.trim()} (wanted: ${advice})`,
      ),
    );
}

/** Checks the styles of the storefront and its plugins. @returns each file with its lines */
export function unfairStyles(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  );
  return files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !MAY.some(([path]) => file.startsWith(path)))
    .flatMap((file) => unfairStylesIn(readFileSync(file, "utf8")).map((found) => `${file}: ${found}`));
}
