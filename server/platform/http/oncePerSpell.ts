import type { Logger, LoggerOptions } from "pino";
import { isOfDatabase } from "../db/failuresOfDatabase";
import { isConnectionLost } from "../db/isConnectionLost";
import { isOutOfRoom } from "../db/isOutOfRoom";

/** A series of failures is over after this time without one. */
const QUIET_MS = 30_000;

const WORDS = {
  database: { is: "the database cannot be reached or is too slow", over: "the database answers again" },
  room: { is: "there is no room left on a disk", over: "there is room on the disk again" },
};

interface Spell {
  failures: number;
  since: number;
  over: NodeJS.Timeout;
}

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

/**
 * Logs one line for each series of failures of the database or a disk, with the stack of the first, and their number at the
 * end of the series. Otherwise every call would write its own line, and nothing else could be found in the log. All log
 * lines pass through it.
 */
export function oncePerSpell(): LogMethod {
  const spells = new Map<keyof typeof WORDS, Spell>();
  const end = (log: Logger, kind: keyof typeof WORDS) => {
    const { failures, since } = spells.get(kind) ?? { failures: 0, since: Date.now() };
    spells.delete(kind);
    const seconds = Math.round((Date.now() - since) / 1000);
    log.warn({ failures, seconds }, `${WORDS[kind].over}: no failure for ${QUIET_MS / 1000} s`);
  };
  return function logMethod(args, method) {
    const [fields, message] = args as unknown as [unknown, unknown];
    const kind = kindOf(fields);
    if (kind === undefined) return method.apply(this, args);
    const spell = spells.get(kind);
    if (spell !== undefined) {
      spell.failures += 1;
      spell.over.refresh();
      return;
    }
    spells.set(kind, {
      failures: 1,
      since: Date.now(),
      over: setTimeout(end, QUIET_MS, this, kind).unref(),
    });
    const text = `${message}: ${WORDS[kind].is}. Further failures are counted and reported when it is over`;
    method.apply(this, [fields, text] as unknown as typeof args);
  };
}

function kindOf(fields: unknown): keyof typeof WORDS | undefined {
  if (typeof fields !== "object" || fields === null || !("err" in fields)) return undefined;
  if (isOutOfRoom(fields.err)) return "room";
  return isOfDatabase(fields.err) && isConnectionLost(fields.err) ? "database" : undefined;
}
