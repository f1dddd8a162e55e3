import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** Our own components that do what one of Fluent's does under another name. */
const LIKE: Record<string, string> = {
  AnnouncementBar: "MessageBar",
  BottomTabs: "TabList",
  Chip: "ToggleButton",
  CountBadge: "Badge",
  Notice: "MessageBar",
  OptionTiles: "RadioGroup",
  Panel: "Card",
  Picture: "Image",
  PriceRange: "Slider",
  ProductCard: "Card",
  QuantityStepper: "SpinButton",
  RadioCard: "Radio",
  RemovableChip: "Tag",
  SortSelect: "Select",
  StarRating: "Rating",
  StatusTag: "Badge",
};

const fluent = dirname(createRequire(import.meta.url).resolve("@fluentui/react-components/package.json"));
const exported = new Set(readFileSync(join(fluent, "dist/index.d.ts"), "utf8").match(/\b[A-Z]\w+/g));
const COMPONENT = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm;

/** Every component of `src/design` and `src/commerce` with its comment, which Storybook shows above its stories, and what its file has of Fluent. */
const components = ["src/design", "src/commerce"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const taken = [...text.matchAll(/import \{([^}]*)\} from "@fluentui\/react-components"/g)].join();
    return [...text.matchAll(COMPONENT)].map(([, comment = "", own = ""]) => ({ own, comment, taken }));
  });

it("says why it is our own where Fluent has such a component", () => {
  const silent = components.filter(({ own, comment, taken }) => {
    const like = LIKE[own] ?? (exported.has(own) ? own : undefined);
    return like !== undefined && !new RegExp(`\\b${like}\\b`).test(taken) && !comment.includes("Fluent");
  });
  expect(silent.map(({ own }) => own)).toEqual([]);
});

it("compares only with components that are there", () => {
  const names = new Set(components.map(({ own }) => own));
  const idle = Object.entries(LIKE).filter(([own, like]) => !names.has(own) || !exported.has(like));
  expect(idle).toEqual([]);
});
