import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import leaveOutMembers from "../../../scripts/build/leaveOutMembers.js";
import { unreached } from "../../../scripts/build/unreached";
import { unreachedMembers } from "../../../scripts/build/unreachedMembers";

const without = (source: string, members: object[], resourcePath = "a.js"): string =>
  leaveOutMembers.call({ getOptions: () => ({ members }), resourcePath }, source);
const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);
const lines = (command: string, args: string[]) =>
  execFileSync(command, args, { encoding: "utf8", maxBuffer: 2 ** 24 })
    .trim()
    .split("\n");
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("methods that are left out do not exist, and calls of them fail with their names", async () => {
  const source = `// “Signs” of more than one byte do not move what follows.
export class Box { get() { return this.#own(); } #own() { return 1; } async put() { this.#more(); } #more() {} }
var Named = class extends Box { static make() { return new Named(); } left() { return 2; } };
export { Named };
`;
  const members = [
    { owner: "Box", names: ["put", "#more"] },
    { owner: "Named", names: ["left"] },
  ];
  const { Box, Named } = await load(without(source, members));
  expect(new Box().get()).toBe(1);
  expect(() => new Box().put()).toThrow("put is not a function");
  expect(() => Named.make().left()).toThrow("left is not a function");
});

test("the build stops when a class has no such method", () => {
  expect(() => without("class A { b() {} }", [{ owner: "A", names: ["b", "c"] }])).toThrow(
    "a.js has no A.c to leave out.",
  );
});

describe.each([
  // The folders of the package, and its modules that are in no build because our files do not import their classes.
  ["@inversifyjs", ["core/lib", "container/lib"], "inversify", []],
  [
    "@tanstack/query-core",
    ["build/modern"],
    "@tanstack/query-core",
    ["QueriesObserver", "MutationObserver", "StreamedQuery"],
  ],
] as const)("what is left out of %s", (name, folders, imported, foreign) => {
  const own = unreachedMembers.filter(({ file }) => file.startsWith(name));
  const ours = lines("grep", ["-rlE", `from "${imported}"`, "src", "plugins"]);
  const isForeign = new RegExp(foreign.length > 0 ? `(${foreign.join("|")})\\b` : "^$", "i");

  it("is named nowhere in the rest of the package, nor in our files that import the package", () => {
    const files = lines("find", [...folders.map((folder) => `node_modules/${name}/${folder}`), "-name", "*.js"]);
    const rest = files.filter(
      (file) =>
        !unreached.some((pattern) => pattern.test(file)) &&
        !/\.test\.js$|__mocks__/.test(file) &&
        !isForeign.test(file),
    );
    const texts = [...rest, ...ours].map((file) => {
      const members = own.filter((member) => file === `node_modules/${member.file}`);
      const source = readFileSync(file, "utf8");
      return { file, text: withoutComments(members.length > 0 ? without(source, members, file) : source) };
    });
    const names = new Set(own.flatMap((member) => member.names));
    const named = [...names].flatMap((member) =>
      texts
        .filter(({ text }) => new RegExp(`(\\.|["'\`])${member}\\b`).test(text))
        .map(({ file }) => `${member}: ${file}`),
    );
    expect(named).toEqual([]);
  });

  it("is in modules that our files bring into the program", () => {
    expect(ours.filter((file) => isForeign.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
