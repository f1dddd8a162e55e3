import type { Io } from "#server/cli/Command.types.ts";

export interface RecordingIo extends Io {
  /** The lines that were said, without progress. */
  readonly said: string[];
  readonly warned: string[];
  readonly heads: string[];
  readonly files: Map<string, Buffer>;
  /** Everything as one text. */
  text(): string;
}

/** A terminal that records its output and has its own files. */
export function recordingIo(files: Record<string, string | Buffer> = {}): RecordingIo {
  const [said, warned, heads]: [string[], string[], string[]] = [[], [], []];
  const kept = new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
  return {
    who: "asha",
    said,
    warned,
    heads,
    files: kept,
    text: () => [...said, ...warned].join("\n"),
    say: (line) => void said.push(line),
    warn: (line) => void warned.push(line),
    head: (line) => void heads.push(line),
    progress: () => {},
    readFile: async (path) => {
      const found = kept.get(path);
      if (found === undefined) throw new Error(`There is no file ${path}.`);
      return found;
    },
    writeFile: async (path, bytes) => void kept.set(path, Buffer.from(bytes)),
    linkFile: async (path, to) => void kept.set(to, kept.get(path) ?? Buffer.alloc(0)),
  };
}
