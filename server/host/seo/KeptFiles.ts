import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** A file as it is kept and sent. Each of the two parts for a store of 100,000 products takes 1 MB. */
export interface KeptFile {
  gzipped: Buffer;
  etag: string;
}

interface Entry {
  /** Undefined: the file does not exist. */
  file: KeptFile | undefined;
  until: number;
}

/** Memory of an entry besides its file and its key. */
const ENTRY_BYTES = 200;

/**
 * Keeps made files up to a number of bytes and drops the least recently used first. If making one anew fails, the old
 * one is sent.
 */
export class KeptFiles {
  private readonly kept = new Map<string, Entry>();
  private readonly making = new Map<string, Promise<Entry>>();
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly now: () => number,
  ) {}

  async get(
    key: string,
    seconds: number,
    write: () => Promise<AsyncIterable<string> | Iterable<string> | undefined>,
  ): Promise<KeptFile | undefined> {
    const known = this.kept.get(key);
    if (known !== undefined) this.keep(key, known);
    if (known !== undefined && known.until > this.now()) return known.file;
    try {
      return (await this.once(key, seconds, write)).file;
    } catch (error) {
      if (known?.file !== undefined) return known.file;
      throw error;
    }
  }

  /** However many requests ask for a new file at once, it is made once. */
  private once(key: string, seconds: number, write: Parameters<KeptFiles["get"]>[2]): Promise<Entry> {
    const already = this.making.get(key);
    if (already !== undefined) return already;
    const making = this.make(seconds, write)
      .then((entry) => {
        this.keep(key, entry);
        return entry;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async make(seconds: number, write: Parameters<KeptFiles["get"]>[2]): Promise<Entry> {
    const pieces = await write();
    const until = this.now() + seconds * 1000;
    if (pieces === undefined) return { file: undefined, until };
    const parts: Buffer[] = [];
    await pipeline(Readable.from(pieces), createGzip(), async (gzip: AsyncIterable<Buffer>) => {
      for await (const part of gzip) parts.push(part);
    });
    const gzipped = Buffer.concat(parts);
    const etag = `"${createHash("sha1").update(gzipped).digest("base64url")}"`;
    return { file: { gzipped, etag }, until };
  }

  private keep(key: string, entry: Entry): void {
    this.drop(key);
    this.kept.set(key, entry);
    this.bytes += sizeOf(key, entry);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.kept.get(key);
    if (entry === undefined) return;
    this.kept.delete(key);
    this.bytes -= sizeOf(key, entry);
  }
}

function sizeOf(key: string, { file }: Entry): number {
  return key.length + (file?.gzipped.length ?? 0) + ENTRY_BYTES;
}
