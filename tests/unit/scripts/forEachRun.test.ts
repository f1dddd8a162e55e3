import { expect, it } from "vitest";
import { forEachRun } from "#scripts/pictures/forEachRun.ts";

it("finds each run of equal pixels across and down, also at the edges", () => {
  // 1 1 2
  // 1 2 2
  const runs: [first: number, step: number, length: number][] = [];
  forEachRun({ values: Uint8Array.of(1, 1, 2, 1, 2, 2), width: 3, height: 2 }, (...run) => runs.push(run));
  expect(runs).toEqual([
    [0, 1, 2],
    [2, 1, 1],
    [3, 1, 1],
    [4, 1, 2],
    [0, 3, 2],
    [1, 3, 1],
    [4, 3, 1],
    [2, 3, 2],
  ]);
});
