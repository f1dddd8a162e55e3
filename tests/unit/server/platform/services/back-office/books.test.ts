import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rules } from "#server/platform/services/back-office/books/rules.ts";

it("has advice for each rule of the books", () => {
  const guide = readFileSync("docs/operating.md", "utf8");
  const [, section = ""] = guide.split("## The books");
  const told = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| (`.*`) \|/gm)];
  const names = told.flatMap(([, cell = ""]) => cell.split(", ").map((name) => name.replaceAll("`", "")));
  expect(names.sort()).toEqual(rules.map(({ name }) => name).sort());
});
