import type { Browser, CDPSession } from "playwright";
import { PHONE_SCREEN } from "./phoneScreen";

export interface LongestTask {
  ms: number;
  /** The longest task after the first paint, while the page becomes interactive. */
  afterPaintMs: number;
  /** How many took longer than 50 ms. */
  long: number;
  /** The work that took most of the longest task: `EvaluateScript main.….js`. */
  what: string;
}

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { url?: string }; beginData?: { url?: string } };
}

const CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel";
/** Trace events whose names tell a reader what was done; other events only enclose these. */
const WORK = new Set(
  "EvaluateScript FunctionCall RunMicrotasks EventDispatch TimerFire FireAnimationFrame ParseHTML UpdateLayoutTree Layout Paint MajorGC".split(
    " ",
  ),
);
const REST_MS = 2_000;

/**
 * Records the page's main thread from the first byte until rest, with a processor 4 times slower and an unthrottled
 * network.
 */
export async function longestTask(browser: Browser, address: string): Promise<LongestTask> {
  const context = await browser.newContext(PHONE_SCREEN);
  const page = await context.newPage();
  // The first text of all makes the browser load fonts, which is not the page's work.
  await page.goto(new URL("/robots.txt", address).href);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const stop = await trace(cdp);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(REST_MS);
  const events = await stop();
  await context.close();
  const parsing = events.find(({ name, args }) => name === "ParseHTML" && args?.beginData?.url === address);
  const mine = events.filter(({ ph, pid, tid }) => ph === "X" && pid === parsing?.pid && tid === parsing.tid);
  const tasks = mine.filter(({ name, ts, dur = 0 }) => /RunTask$/.test(name) && ts + dur >= (parsing?.ts ?? 0));
  // The trace may contain a task twice, one inside the other.
  const outer = tasks.filter((task) => !tasks.some((other) => other !== task && holds(other, task)));
  const byLength = outer.sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const [longest] = byLength;
  if (longest === undefined) throw new Error(`no task of ${address} was traced`);
  const paint = events.find(({ name, ts }) => name === "firstPaint" && ts > (parsing?.ts ?? 0));
  const awaking = byLength.find(({ ts }) => paint !== undefined && ts > paint.ts);
  const [part] = mine
    .filter((event) => WORK.has(event.name) && holds(longest, event))
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const file = part?.args?.data?.url?.split("/").at(-1) ?? "";
  return {
    ms: (longest.dur ?? 0) / 1000,
    afterPaintMs: (awaking?.dur ?? 0) / 1000,
    long: outer.filter(({ dur = 0 }) => dur > 50_000).length,
    what: `${part?.name ?? "unknown"} ${file}`.trim(),
  };
}

const holds = (outer: Traced, inner: Traced) =>
  outer.ts <= inner.ts && outer.ts + (outer.dur ?? 0) >= inner.ts + (inner.dur ?? 0);

async function trace(cdp: CDPSession): Promise<() => Promise<Traced[]>> {
  const events: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as Traced[])));
  await cdp.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES.split(",") } });
  return async () => {
    const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await complete;
    return events;
  };
}
