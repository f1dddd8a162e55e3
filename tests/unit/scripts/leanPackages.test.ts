import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import leaveOut from "../../../scripts/build/leaveOut.js";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import markPure from "../../../scripts/build/markPure.js";
import { unreached } from "../../../scripts/build/unreached";

const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);

test("a module that is left out exports the same names: functions that throw, empty classes", async () => {
  const source = `import { a } from "./a.js";
export function plan() { return a; }
export async function later() {}
export class Manager { start() {} }
var Mutation = class extends Base {};
function state() {}
export { Mutation, state };
`;
  const empty = await load(leaveOut(source));
  expect(Object.keys(empty)).toEqual(["Manager", "Mutation", "later", "plan", "state"]);
  expect(() => empty.plan()).toThrow("plan is left out of this build");
  expect(new empty.Manager().start).toBeUndefined();
  expect(new empty.Mutation()).toBeInstanceOf(empty.Mutation);
});

test("a component that a package makes at its start is removed where nobody uses it", () => {
  const source = `var Link = React10.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
var Place = React.createContext(null);
Place.displayName = "Place";
`;
  expect(markPure(source)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(function LinkWithRef() {});

var Place = /* @__PURE__ */ React.createContext(null);

`);
});

test("each package still has the modules that are left out", () => {
  const files = execFileSync(
    "find",
    [
      ...[
        "@inversifyjs/core/lib",
        "@inversifyjs/container/lib",
        "@tanstack/query-core/build/modern",
        "@griffel/core/src",
      ],
      ...["-name", "*.js"],
    ],
    { cwd: "node_modules", encoding: "utf8" },
  ).split("\n");
  for (const pattern of unreached) {
    const found = files.filter((file) => pattern.test(file));
    expect(found, String(pattern)).not.toEqual([]);
    for (const file of found) expect(leaveOut(readFileSync(`node_modules/${file}`, "utf8")), file).not.toBe("");
  }
});
