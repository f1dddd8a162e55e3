import type { Command as Described } from "commander";
import type { Services } from "../platform/services";

/** What a command says and which files it reads and writes: always those of the person who typed it. */
export interface Io {
  /** Who typed it, for the audit log. */
  readonly who: string;
  say(line: string): void;
  /** To the error output. */
  warn(line: string): void;
  /** What is being done; on a terminal the next one replaces it. */
  progress(doing: string): void;
  readFile(path: string): Promise<Buffer>;
  /** Makes the folders that are missing. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
}

interface Named {
  /** What it is about, then what it does: `store import`. */
  readonly name: `${string} ${string}`;
  readonly summary: string;
  /** Its arguments and options; each becomes a field of `options` under its name. */
  describe?(command: Described): void;
}

/** A command that needs no shop: it runs in the process that the person has started. */
export interface LocalCommand<Options extends object = object> extends Named {
  runAlone(options: Options, io: Io): Promise<number>;
}

/** A command that needs the shop's services: it runs where the database is open (ADR 31). */
export interface ServiceCommand<Options extends object = object, Prepared extends object = Options> extends Named {
  /** It may make the database where there is none yet. */
  readonly makesDatabase?: boolean;
  /** First, in the process that the person has started. The answer goes to `run` as JSON; a number ends it with that code. */
  prepare?(options: Options, io: Io): Promise<Prepared | number>;
  /** @returns the exit code. @throws PlatformError, ConfigError: said in one sentence, exit code 1 */
  run(services: Services, prepared: Prepared, io: Io): Promise<number>;
}

export type Command = LocalCommand | ServiceCommand;
