import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["src", "plugins", "server", "scripts", "stories", "tests", "docs", ".storybook"];
const TEXT = /\.(tsx?|css|sql|md|cjs|html)$/;
/** These two files contain citations as examples. */
const OWN = /^(scripts\/checks\/citations\.ts|tests\/unit\/scripts\/citations\.test\.ts)$/;

/** The targets of citations. In `spec 5, Display` the second half is one of the section's bold words. */
export interface Targets {
  spec: Map<string, string[]>;
  reading: Set<string>;
  bar: Set<string>;
  adr: Set<string>;
  named: Record<string, string[]>;
}

const NUMBERS = String.raw`(\d+(?:\.\d+)?(?:(?:, | and |–)\d+(?:\.\d+)?(?![\w%:]))*)`;
const NUMBERED = new RegExp(String.raw`\b(spec|reading|bar|ADR)s? ${NUMBERS}(?:, ([A-Z][^),;:.\n]*))?`, "g");
const NAMED = /\b(house|bars|platform-api), ([A-Z][^),;:.\n]*)/g;
/** Names of pages that are not in the repository. */
const FOREIGN =
  /\bissues? (?:\d+\b|["'“:]|First paint)|\(issue\b|(?<!\]\(|\/)\b(?:quality|performance|look|readings|specification|platform-api|design-card)\.md\b/g;

export function readTargets(): Targets {
  const page = (name: string) => readFileSync(join("docs/behaviour", name), "utf8");
  const numbers = (name: string) => new Set([...page(name).matchAll(/^(\d+)\. /gm)].map(([, number = ""]) => number));
  const sections = page("product.md")
    .split(/^#{2,3} (?=\d)/m)
    .slice(1);
  return {
    spec: new Map(sections.map((text) => [/^[\d.]+/.exec(text)?.[0] ?? "", partsOf(text)])),
    reading: numbers("readings.md"),
    bar: numbers("bars.md"),
    adr: new Set(readdirSync("docs/adr").map((name) => String(Number.parseInt(name, 10)))),
    named: {
      house: partsOf(page("house.md")),
      bars: partsOf(page("bars.md")),
      "platform-api": partsOf(page("platform.md")),
    },
  };
}

/** The bold words and the headings of a text. */
function partsOf(text: string): string[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*|^(?:#+ |[\d.]+ )([A-Z].*)$/gm)].map(
    ([, bold, heading]) => bold ?? heading ?? "",
  );
}

/** The citations in `text` that have no target. */
export function brokenIn(text: string, targets: Targets): string[] {
  const broken = [...text.matchAll(FOREIGN)].map(([found]) => found);
  for (const [found, kind = "", numbers = "", part] of text.matchAll(NUMBERED)) {
    const known = { spec: targets.spec, reading: targets.reading, bar: targets.bar, ADR: targets.adr }[kind];
    const all = numbers.split(/, | and |–/);
    const isThere = all.every((number) => known?.has(number));
    const parts = targets.spec.get(all.at(-1) ?? "") ?? [];
    if (!isThere || (kind === "spec" && part !== undefined && !isPart(part, parts))) broken.push(found);
  }
  for (const [found, page = "", part = ""] of text.matchAll(NAMED)) {
    if (!isPart(part, targets.named[page] ?? [])) broken.push(found);
  }
  return broken;
}

function isPart(cited: string, parts: readonly string[]): boolean {
  return parts.some((part) => cited.toLowerCase().startsWith(part.toLowerCase()));
}

/** Checks every file of the repository. @returns each file with its citations that have no target */
export function brokenCitations(): string[] {
  const targets = readTargets();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const own = readdirSync(".").filter((name) => TEXT.test(name));
  return [...own, ".dependency-cruiser.cjs", ...files]
    .filter((file) => TEXT.test(file) && !OWN.test(file))
    .flatMap((file) => brokenIn(readFileSync(file, "utf8"), targets).map((found) => `${file}: ${found}`));
}
