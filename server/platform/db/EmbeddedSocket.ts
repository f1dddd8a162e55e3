import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

type Done = (error?: Error | null) => void;

/**
 * What the driver of PostgreSQL uses as its socket: what is written goes to the engine in this process, which has
 * answered when the call returns. So both engines have one driver, with named and gathered statements (ADR 25, 39).
 */
export class EmbeddedSocket extends Duplex {
  constructor(private readonly engine: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
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
    // The engine uses the memory of what it tells again.
    const onRawData = (bytes: Uint8Array) => answer.push(Buffer.from(bytes));
    this.engine.execProtocolRawStream(message, { syncToFs: false, onRawData }).then(() => {
      this.push(Buffer.concat(answer));
      done();
    }, done);
  }
}
