import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { StoreMoved } from "./organizationOf";

/** A file as it is kept and sent. Each of the two product files for a store of 100,000 products takes 1 MB. */
export interface KeptFile {
  gzipped: Buffer;
  etag: string;
}

type Write = () => Promise<AsyncIterable<string> | Iterable<string> | undefined>;

/** Without a file: the file does not exist. */
interface Entry {
  file?: KeptFile;
}

/** Memory of an entry besides its file and its key. */
const ENTRY_BYTES = 200;

/**
 * Keeps files up to a number of bytes and drops the least recently used first. However many requests ask for a new file at
 * once, it is made once. If a new version cannot be made, the old one is sent, unless the store has another name today.
 */
export class KeptFiles {
  private readonly kept: LRUCache<string, Entry, Write>;

  /** @param now in ms */
  constructor(maxBytes: number, now: () => number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ file }, key) => key.length + (file?.gzipped.length ?? 0) + ENTRY_BYTES,
      perf: { now },
      ttlResolution: 0,
      fetchMethod: (_key, _old, { context }) => make(context),
      noDeleteOnFetchRejection: true,
      // A file that the cache drops at once is still sent to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  async get(key: string, seconds: number, write: Write): Promise<KeptFile | undefined> {
    try {
      return (await this.kept.fetch(key, { ttl: seconds * 1000, context: write }))?.file;
    } catch (error) {
      if (error instanceof StoreMoved) throw error;
      const old = this.kept.peek(key, { allowStale: true })?.file;
      if (old !== undefined) return old;
      throw error;
    }
  }
}

async function make(write: Write): Promise<Entry> {
  const pieces = await write();
  if (pieces === undefined) return {};
  const parts: Buffer[] = [];
  await pipeline(Readable.from(pieces), createGzip(), async (gzip: AsyncIterable<Buffer>) => {
    for await (const part of gzip) parts.push(part);
  });
  const gzipped = Buffer.concat(parts);
  const etag = `"${createHash("sha1").update(gzipped).digest("base64url")}"`;
  return { file: { gzipped, etag } };
}
