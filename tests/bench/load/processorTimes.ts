import { readdirSync, readFileSync } from "node:fs";

/** Seconds of processor time. */
export interface ProcessorTimes {
  /** Of all processes of the shop. */
  shop: number;
  database: number;
  /** Of this process, which plays the shoppers. */
  shoppers: number;
}

interface Running {
  pid: number;
  parent: number;
  name: string;
  seconds: number;
}

/** The processes that serve the shop which this process has started: all but the one that only watches over others. */
export function servingProcesses(): number[] {
  const shop = startedBy(process.pid, allRunning()).filter(({ pid }) => isShop(pid));
  return shop.filter(({ pid }) => !shop.some(({ parent }) => parent === pid)).map(({ pid }) => pid);
}

/** Linux counts in hundredths of a second for programs, whatever its own clock is. */
const TICKS_A_SECOND = 100;

/** The processor time so far of this process and of all that it has started (Linux alone). */
export function processorTimes(): ProcessorTimes {
  const { user, system } = process.cpuUsage();
  const times = { shop: 0, database: 0, shoppers: (user + system) / 1e6 };
  for (const { name, seconds } of startedBy(process.pid, allRunning())) {
    times[name.startsWith("postgres") ? "database" : "shop"] += seconds;
  }
  return times;
}

function allRunning(): Running[] {
  return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []));
}

const isShop = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("server/main.js");

function startedBy(pid: number, running: readonly Running[]): Running[] {
  const children = running.filter(({ parent }) => parent === pid);
  return [...children, ...children.flatMap((child) => startedBy(child.pid, running))];
}

/** Undefined for a process that has just ended. */
function read(pid: number): Running | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(")");
    const [, parent, , , , , , , , , , user, system] = text.slice(end + 2).split(" ");
    const seconds = (Number(user) + Number(system)) / TICKS_A_SECOND;
    return { pid, parent: Number(parent), name: text.slice(text.indexOf("(") + 1, end), seconds };
  } catch {
    return undefined;
  }
}
