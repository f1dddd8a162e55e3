import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import leaveOutParts from "../../../scripts/build/leaveOutParts.js";
import { KINDS, unreachedParts } from "../../../scripts/build/unreachedParts";

const leaveOut = (source: string, parts: object, resourcePath = "a.js"): string =>
  leaveOutParts.call({ getOptions: () => parts, resourcePath }, source);
const load = (source: string, parts: object) =>
  import(`data:text/javascript,${encodeURIComponent(leaveOut(source, parts))}`);

test("functions and classes that are left out throw, and what is added to them is gone", async () => {
  const source = `// “Signs” of more than one byte do not move what follows.
export function kept() { return 1; }
export function left(a) { return a; }
export class Left { start() {} }
export var Named = class extends Left {};
Left.prototype.more = function () {};
`;
  const { kept, left, Left, Named } = await load(source, { functions: ["left", "Left", "Named"] });
  expect(kept()).toBe(1);
  expect(() => left()).toThrow("left is left out of this build");
  expect(() => new Left()).toThrow("Left is left out of this build");
  expect(() => new Named()).toThrow("Named is left out of this build");
  expect(Left.prototype.more).toBeUndefined();
});

test("methods and exports that are left out do not exist", async () => {
  const source = "export class Box { get() { return this.#own(); } #own() { return 1; } put() {} }";
  const { Box } = await load(source, { members: { Box: ["put"] } });
  expect(new Box().get()).toBe(1);
  expect(new Box().put).toBeUndefined();
  expect(leaveOut("exports.a = one(); exports.b = 2;", { exports: ["a"] })).toContain("null; exports.b = 2;");
});

test("a function with one answer gives it, and a constant keeps its first value", async () => {
  const source = `let isMoved = false;
export function move(to) { return (isMoved = to) && isMoved; }
export function waits() { return compute(); }
`;
  const { move, waits } = await load(source, { answers: { waits: "null" }, constants: ["isMoved"] });
  expect(move(true)).toBe(false);
  expect(waits()).toBeNull();
});

test("the cases of a tag are left out, except what another case continues with", async () => {
  const source = `export function draw(node) {
  var seen = [];
  switch (node.tag) {
    case 1: seen.push("one");
    case 2: seen.push("two"); break;
    case 3: seen.push("three"); return seen;
    case 4: var name = "four"; seen.push(name);
    case 5: name = "five"; seen.push(name); break;
    default: seen.push("none");
  }
  if (4 === node.tag || 5 !== node.tag) seen.push("end");
  return seen;
}
`;
  const { draw } = await load(source, { tags: [2, 4] });
  expect(draw({ tag: 1 })).toEqual(["one", "two", "end"]);
  expect(draw({ tag: 2 })).toEqual(["none", "end"]);
  expect(draw({ tag: 3 })).toEqual(["three"]);
  expect(draw({ tag: 4 })).toEqual(["none", "end"]);
  expect(draw({ tag: 5 })).toEqual(["five"]);
});

test.each([
  [{ functions: ["b"] }, "b"],
  [{ members: { A: ["b"] } }, "A.b"],
  [{ exports: ["b"] }, "exports.b"],
  [{ answers: { b: "null" } }, "b"],
  [{ constants: ["b"] }, "b"],
  [{ tags: [7] }, "7"],
])("the build stops when a module does not have %j", (parts, name) => {
  expect(() => leaveOut("class A { a() {} }", parts)).toThrow(`a.js has no ${name} to leave out.`);
});

test("each package still has the parts that are left out", () => {
  const folders = [
    "react",
    "react-dom",
    "react-router",
    "mobx",
    "scheduler",
    "reflect-metadata",
    "@inversifyjs",
    "@tanstack",
  ];
  const files = execFileSync("find", [...folders, "-name", "*.js", "-o", "-name", "*.mjs"], {
    cwd: "node_modules",
    encoding: "utf8",
    maxBuffer: 2 ** 24,
  }).split("\n");
  for (const { test: pattern, parts } of unreachedParts) {
    const found = files.filter((file) => pattern.test(`node_modules/${file}`));
    expect(found, String(pattern)).toHaveLength(1);
    leaveOut(readFileSync(`node_modules/${found[0]}`, "utf8"), parts, found[0]);
  }
});

test("React still has these numbers for the kinds of elements that are left out", () => {
  const source = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");
  const made = (kind: string, type: string) =>
    new RegExp(`case ${type}:\\s+return \\([^;]*createFiberImplClass\\(${kind},`).test(source);
  expect(made(String(KINDS.Profiler), "REACT_PROFILER_TYPE")).toBe(true);
  expect(made(String(KINDS.SuspenseList), "REACT_SUSPENSE_LIST_TYPE")).toBe(true);
  expect(made(String(KINDS.ViewTransition), "REACT_VIEW_TRANSITION_TYPE")).toBe(true);
  expect(made(String(KINDS.Activity), "REACT_ACTIVITY_TYPE")).toBe(true);
  const { HostHoistable, HostSingleton } = KINDS;
  expect(source).toMatch(new RegExp(`isHostHoistableType\\([^)]*\\)\\s+\\? ${HostHoistable}\\s+: "html" ===`));
  expect(source).toMatch(new RegExp(`"body" === type\\s+\\? ${HostSingleton}\\s+: 5;`));
});
