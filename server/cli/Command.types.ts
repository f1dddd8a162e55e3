import type { Command as Described } from "commander";
import type { Services } from "#server/platform/services/index.ts";

/** The terminal and the files of the person who typed a command, even if another process carries the command out. */
export interface Io {
  /** The person who typed the command, for the audit log. */
  readonly who: string;
  /** Prints one line; a line break or control character within it has no effect. */
  say(line: string): void;
  /** Prints the headings of the lines that follow, for people only. */
  head(line: string): void;
  /** Writes a line, as `say` does, to the error output. */
  warn(line: string): void;
  /** Says what the command is doing; on a terminal the next line of progress replaces this one. */
  progress(doing: string): void;
  /** Reads a file; a picture as the shop stores it (`keptPicture`). */
  readFile(path: string): Promise<Buffer>;
  /** Makes the folders that are missing. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  /** Gives a file a second name, without a second copy if the disk can. */
  linkFile(path: string, to: string): Promise<void>;
}

interface Named {
  /** The thing that the command is about, then what it does: `store import`. */
  readonly name: `${string} ${string}`;
  readonly summary: string;
  /** The exit code when the command could not be carried out; 1 by default. */
  readonly failsWith?: number;
  /** Declares the command's arguments and options; each becomes a field of `options` under its own name. */
  describe?(command: Described): void;
}

/** A command that needs no shop. It runs in the process that the person has started. */
export interface LocalCommand<Options extends object = object> extends Named {
  runAlone(options: Options, io: Io): Promise<number>;
}

/** A command that needs the shop's services. It runs where the database is open (ADR 31). */
export interface ServiceCommand<Options extends object = object, Prepared extends object = Options> extends Named {
  /** The command may create the database where none exists yet. */
  readonly makesDatabase?: boolean;
  /**
   * Runs first, in the process that the person started. Its result goes to `run` as JSON; a number ends the command with
   * that exit code.
   */
  prepare?(options: Options, io: Io): Promise<Prepared | number>;
  /** @returns the exit code. @throws PlatformError, ConfigError: the message is shown, the exit code is `failsWith` */
  run(services: Services, prepared: Prepared, io: Io): Promise<number>;
}

export type Command = LocalCommand | ServiceCommand;
