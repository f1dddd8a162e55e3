import { createHash } from "node:crypto";

/** An answer that is already written as JSON; `T` is its type. */
export class WrittenJson<T> {
  /** Never set; it carries the type. */
  declare readonly of: T;
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.etag = `W/"${createHash("sha1").update(this.bytes).digest("base64url")}"`;
  }
}
