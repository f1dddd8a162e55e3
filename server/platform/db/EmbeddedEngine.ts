import type { PGlite } from "@electric-sql/pglite";

const LOOK_EVERY_MS = 5000;

export interface EngineNeeds {
  open(): Promise<PGlite>;
  /** Whether the disk has space for what the engine writes when it opens. */
  hasRoom(): Promise<boolean>;
  /** Called when the engine is given up. Its connections get no more answers. */
  onBroken(reason: Error): void;
}

/**
 * The embedded engine, which is replaced after a panic: PostgreSQL's word for a failure to write its log, for example on a
 * full disk. PostgreSQL itself would end and start again. The embedded engine instead answers some statements and not
 * others, and never writes again, even with space on the disk. It is not closed, because closing would write.
 */
export class EmbeddedEngine {
  private current: Promise<PGlite> | undefined;
  private looking: NodeJS.Timeout | undefined;

  constructor(private readonly needs: EngineNeeds) {}

  /** @throws the reason while the engine is broken */
  get(): Promise<PGlite> {
    this.current ??= this.needs.open();
    return this.current;
  }

  /** Gives the engine up, and opens a new one as soon as there is space. */
  giveUp(reason: Error): void {
    if (this.looking !== undefined) return;
    this.become(Promise.reject(reason));
    this.looking = setInterval(() => void this.renewIfRoom(), LOOK_EVERY_MS).unref();
    this.needs.onBroken(reason);
  }

  async close(): Promise<void> {
    const isBroken = this.looking !== undefined;
    clearInterval(this.looking);
    if (!isBroken) await (await this.current)?.close();
  }

  private async renewIfRoom(): Promise<void> {
    if (!(await this.needs.hasRoom()) || this.looking === undefined) return;
    clearInterval(this.looking);
    this.looking = undefined;
    const opened = this.needs.open();
    this.become(opened);
    opened.catch((error: unknown) => {
      this.giveUp(new Error("Connection terminated: the embedded engine cannot be opened.", { cause: error }));
    });
  }

  private become(engine: Promise<PGlite>): void {
    // Callers of `get` receive the reason; without this it would count as unhandled until then.
    engine.catch(() => {});
    this.current = engine;
  }
}
