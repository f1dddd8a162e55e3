import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { commands } from "#server/cli/commands.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
const text = documents.map((document) => readFileSync(document, "utf8")).join("\n");

const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];

it("every script that a document names can be run", () => {
  const unknown = named(/npm run ([a-z][\w:]*)/g).filter((name) => !(name in scripts));
  expect(unknown).toEqual([]);
});

it("every command of the owner that a document names exists", () => {
  const known: string[] = commands.map(({ name }) => name);
  const typed = named(/npm run haat -- ([a-z]+ [a-z-]+)/g);
  expect(typed.length).toBeGreaterThan(10);
  expect(typed.filter((name) => !known.includes(name))).toEqual([]);
});
