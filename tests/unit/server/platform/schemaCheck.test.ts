import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { Settings } from "typebox/system";
import { expect, it } from "vitest";
import { schemaCheck } from "#server/platform/schemaCheck.ts";

const { check } = schemaCheck(Type.Object({ name: Type.String() }, { additionalProperties: false }));
const wrong = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`unknown${at}`, 1]));

it("refuses a wrong value even when the listed errors do not name it", () => {
  const verdict = check({ name: "Asha", ...wrong });
  expect(verdict.isRight).toBe(false);
  expect(check({ name: "Asha" })).toEqual({ isRight: true, value: { name: "Asha" } });
});

it("reports every error on request, and does not change the limit for other calls", () => {
  const { maxErrors } = Settings.Get();
  const verdict = check(wrong, true);
  const keywords = verdict.isRight ? [] : verdict.errors.map(({ keyword }) => keyword);
  expect(keywords).toEqual(expect.arrayContaining(["required", "additionalProperties"]));
  expect(keywords.filter((keyword) => keyword === "boolean")).toHaveLength(100);
  expect(Settings.Get().maxErrors).toBe(maxErrors);
});

it("is the only file of the server that asks for a list of errors", () => {
  const asking = (readdirSync("server", { recursive: true }) as string[])
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => /\.(Errors|Parse|Assert)\(/.test(readFileSync(join("server", name), "utf8")));
  expect(asking).toEqual([join("platform", "schemaCheck.ts")]);
});
