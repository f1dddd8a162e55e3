import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import { ofDatabase } from "#server/platform/db/failuresOfDatabase.ts";
import { loggerOptions } from "#server/platform/http/logging.ts";

beforeEach(() => void vi.useFakeTimers());

function open() {
  const lines: { msg: string; err?: { stack: string }; failures?: number; seconds?: number; reqId?: number }[] = [];
  const { stream, ...options } = loggerOptions("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log: pino(options, stream) };
}

const slow = () =>
  ofDatabase(Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }));
const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const full = () => Object.assign(new Error("write"), { code: "ENOSPC" });

test("160 calls that fail at a slow database write one line, and one with their number when the failures have ended", () => {
  const { lines, log } = open();
  for (let reqId = 1; reqId <= 160; reqId += 1) {
    const failures = [slow, () => ofDatabase(refused()), () => new Error("Failed query", { cause: slow() })];
    log.child({ reqId }).error({ err: failures[reqId % 3]?.() }, "call failed");
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]?.msg).toBe(
    "call failed: the database cannot be reached or is too slow. Further failures are counted and reported when it is over",
  );
  expect(lines[0]?.err?.stack).toContain("ECONNREFUSED");
  vi.advanceTimersByTime(30_000);
  expect(lines[1]).toMatchObject({
    failures: 160,
    seconds: 189,
    msg: "the database answers again: no failure for 30 s",
  });
  log.error({ err: slow() }, "call failed");
  expect(lines).toHaveLength(3);
});

test("failures at a full disk are reported separately", () => {
  const { lines, log } = open();
  for (const err of [slow(), full(), slow(), full()]) log.error({ err }, "call failed");
  expect(lines.map(({ msg }) => msg.split(".")[0])).toEqual([
    "call failed: the database cannot be reached or is too slow",
    "call failed: there is no room left on a disk",
  ]);
});

test("every other failure is reported each time, and so is another server that cannot be reached", () => {
  const { lines, log } = open();
  for (const err of [new TypeError("x is undefined"), refused(), refused(), ofDatabase(new Error("no such column"))]) {
    log.error({ err }, "call failed");
  }
  log.info("words alone");
  log.info({ status: 200 }, "answered");
  expect(lines.map(({ msg }) => msg)).toEqual([...Array(4).fill("call failed"), "words alone", "answered"]);
});
