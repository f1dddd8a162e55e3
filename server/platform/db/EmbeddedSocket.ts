import { Duplex } from "node:stream";
import type { EmbeddedEngine } from "./EmbeddedEngine";
import { isPanic } from "./isPanic";

type Done = (error?: Error | null) => void;

/** The error of a statement whose connection was lost because another statement caused a panic. */
class EnginePanicked extends Error {
  readonly severity = "PANIC";

  constructor() {
    super("The embedded engine could not write its log.");
  }
}

/**
 * The socket that PostgreSQL's driver uses for the embedded engine. It passes what is written to the engine in this
 * process, which has answered when the call returns. So both engines have one driver, with named and gathered statements
 * (ADR 25, 39).
 */
export class EmbeddedSocket extends Duplex {
  constructor(private readonly engine: Pick<EmbeddedEngine, "get" | "giveUp">) {
    super();
  }

  connect(): this {
    this.engine.get().then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.ask(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.ask(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _read(): void {}

  private ask(message: Buffer, done: Done): void {
    const answer: Buffer[] = [];
    // Copied, because the engine uses its memory again.
    const onRawData = (bytes: Uint8Array) => answer.push(Buffer.from(bytes));
    const asked = this.engine
      .get()
      .then((engine) => engine.execProtocolRawStream(message, { syncToFs: false, onRawData }));
    asked.then(
      () => {
        const all = Buffer.concat(answer);
        this.push(all);
        if (isPanic(all)) this.engine.giveUp(new EnginePanicked());
        done();
      },
      (error: Error) => {
        this.engine.giveUp(new Error("Connection terminated: the embedded engine broke.", { cause: error }));
        done(error);
      },
    );
  }
}
