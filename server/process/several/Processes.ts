import cluster, { type Worker } from "node:cluster";
import { on, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { NODE_ENVIRONMENT } from "../nodeEnvironment";
import type { Opened } from "../openShop";
import type { OfAll, Order, Report } from "./messages.types";

const SOON_MS = 500;
const AT_LAST_MS = 30_000;
/** A process that is too busy to report its health in this time does not count as healthy. */
const ANSWERS_WITHIN_MS = 3000;

interface ProcessesLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Several processes of this program that listen on one port. A process that ends by itself is replaced. */
export class Processes {
  private readonly serving = new Set<Worker>();
  private isLeaving = false;
  private replacing: Promise<void> = Promise.resolve();

  constructor(
    private readonly count: number,
    private readonly graceMs: number,
    private readonly log: ProcessesLog,
    /** The metrics of all processes, in the text format of Prometheus. */
    private readonly figures: () => Promise<string>,
  ) {}

  /**
   * Starts the first process alone, because it may have to create the database. @throws when a process ends before it
   * serves
   */
  async begin(): Promise<Opened> {
    const opened = await this.add();
    await Promise.all(Array.from({ length: this.count - 1 }, () => this.add()));
    return opened;
  }

  /**
   * Replaces the processes one after the other, so that some always serve. When a new one cannot serve, the old ones
   * stay.
   */
  replaceAll(): Promise<void> {
    this.replacing = this.replacing.then(async () => {
      try {
        for (const former of [...this.serving]) {
          if (this.isLeaving) return;
          await this.add();
          await this.end(former, { leaveWithinMs: this.graceMs, isReplaced: true });
        }
        this.log.info({ processes: this.serving.size }, "all processes were replaced");
      } catch (error) {
        this.log.error({ err: error }, "a new process failed to start; the former ones continue");
      }
    });
    return this.replacing;
  }

  /** Tells all processes to finish their work and end. */
  async leave(graceMs: number): Promise<void> {
    this.isLeaving = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => this.end(worker, { leaveWithinMs: graceMs, isReplaced: false })));
  }

  /** What is missing before shoppers can be served; empty as long as one process can serve them. */
  async missing(): Promise<string[]> {
    if (this.isLeaving) return ["it was told to end"];
    const answers = await Promise.all([...this.serving].map(askMissing));
    return answers.find((missing) => missing.length === 0) ?? answers[0] ?? ["drawing"];
  }

  private async add(): Promise<Opened> {
    const worker = cluster.fork({ ...NODE_ENVIRONMENT, ...process.env });
    worker.on("message", (report: Report) => {
      if ("asksOfAll" in report) void this.answer(worker, report.asksOfAll);
    });
    const opened = await whenOpened(worker);
    this.serving.add(worker);
    worker.once("exit", (code, signal) => {
      if (!this.serving.delete(worker) || this.isLeaving) return;
      this.log.error(
        { process: worker.process.pid, code, signal },
        "a process ended by itself; another one is started",
      );
      void this.restore();
    });
    return opened;
  }

  /** On failure no answer is sent, and the asking process gives up by itself. */
  private async answer(worker: Worker, what: keyof OfAll): Promise<void> {
    try {
      tell(worker, { ofAll: { [what]: await this[what]() } });
    } catch (error) {
      this.log.error({ err: error, what }, "the processes did not report together");
    }
  }

  private async end(worker: Worker, order: Order): Promise<void> {
    this.serving.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, "exit");
    tell(worker, order);
    await ended;
  }

  private async restore(): Promise<void> {
    for (let wait = SOON_MS; ; wait = Math.min(wait * 2, AT_LAST_MS)) {
      await delay(wait);
      if (this.isLeaving) return;
      try {
        await this.add();
        return;
      } catch (error) {
        this.log.error({ err: error }, "a process failed to start; it is tried again");
      }
    }
  }
}

function whenOpened(worker: Worker): Promise<Opened> {
  return new Promise((resolve, reject) => {
    worker.on("message", (report: Report) => "opened" in report && resolve(report.opened));
    worker.once("exit", (code, signal) => reject(new Error(`It ended with ${signal ?? code} before it served.`)));
  });
}

async function askMissing(worker: Worker): Promise<string[]> {
  try {
    const reports = on(worker, "message", { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    tell(worker, { asks: "missing" });
    for await (const [report] of reports) if ("missing" in report) return report.missing;
  } catch {
    // The process did not answer in time.
  }
  return ["an answer of a process"];
}

function tell(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order);
}
