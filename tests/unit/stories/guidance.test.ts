import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { guidance } from "#stories/guidance/guidance.ts";
import { withOtherNames } from "../../../.storybook/search/withOtherNames";

const titles = readdirSync("stories", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".stories.tsx"))
  .flatMap((name) => {
    const text = readFileSync(join("stories", name), "utf8");
    const [, title] = /\btitle: "((?:ui|app|features|plugins|Foundations)\/[^"]+)"/.exec(text) ?? [];
    return title ? [title] : [];
  });
const texts = Object.entries(guidance).flatMap(([title, { also: _, ...said }]) =>
  Object.values(said).map((text) => [title, text] as const),
);

describe("the guidance for designers", () => {
  it("is there for every component of ui, and for nothing that has no stories", () => {
    const guided = Object.keys(guidance);
    expect(titles.filter((title) => title.startsWith("ui/") && !guided.includes(title))).toEqual([]);
    expect(guided.filter((title) => !titles.includes(title))).toEqual([]);
  });

  it("speaks of use and not of code", () => {
    const ofCode = /\bADR\b|\bspec\b|\bbar \d|reading \d|Fluent|`|\bCSS\b|\bprops?\b|\bHTML\b/i;
    expect(texts.filter(([, text]) => ofCode.test(text))).toEqual([]);
  });

  it("is a few short sentences that continue their heading and end with a full stop", () => {
    const faulty = texts.filter(([, text]) => text.length > 260 || !/[.”…)\d]$/.test(text));
    expect(faulty).toEqual([]);
  });
});

describe("the search", () => {
  const find = async (word: string) => {
    const docs = (title: string) => [
      title,
      { type: "docs", title, tags: ["autodocs"], anchors: [{ id: "x", title: "Default" }] },
    ];
    const entries = Object.fromEntries(titles.map(docs)) as Record<
      string,
      { type: string; title: string; anchors: { title: string }[] }
    >;
    const generator = withOtherNames(
      { getIndexAndStats: async () => ({ storyIndex: { entries } }) } as never,
      guidance,
    );
    await (generator as { getIndexAndStats(): Promise<unknown> }).getIndexAndStats();
    return Object.values(entries).flatMap(({ title, anchors }) =>
      anchors.some((anchor) => anchor.title === word) ? [title] : [],
    );
  };

  it.each([
    ["toast", "app/shell/Toasts"],
    ["dropdown", "ui/fields/SelectField"],
    ["input", "ui/fields/TextField"],
    ["token", "Foundations/Colours"],
    ["dialog", "ui/modal/Modal"],
    ["header", "ui/shell/TopBar"],
  ])("finds %s", async (word, title) => expect(await find(word)).toContain(title));

  it("lists no story twice", async () => expect(await find("Default")).toEqual([]));
});
