import { createHash } from "node:crypto";

/** An answer that is already written as JSON; `T` is what was written. */
export class WrittenJson<T> {
  /** Exists only for its type and has no value at run time. */
  declare readonly of: T;
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.etag = `W/"${createHash("sha1").update(this.bytes).digest("base64url")}"`;
  }
}
