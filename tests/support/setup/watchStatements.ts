import { Client } from "pg";
import { afterEach, expect } from "vitest";
import { writesWholeRow } from "../statements/writesWholeRow";

/**
 * Checks every statement that the platform's tests send, on both engines (ADR 41, ADR 47). Most tests are of calls and
 * commands, so each way to change a row is checked without a list of them.
 */
const seen = new Set<string>();
/** Marks statements by which a test itself breaks something. */
const BY_A_TEST = "/* by a test */";
const wrong: string[] = [];

const watched = Symbol.for("haat.watchedStatements");
const prototype = Client.prototype as typeof Client.prototype & { [watched]?: string[] };

// The files of one worker share the driver.
if (prototype[watched] === undefined) {
  prototype[watched] = wrong;
  const query = prototype.query as (...given: unknown[]) => unknown;
  prototype.query = function (this: Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === "string" ? first : (first as { text?: string } | undefined)?.text;
    if (text !== undefined && !seen.has(text)) {
      seen.add(text);
      if (writesWholeRow(text) && !text.startsWith(BY_A_TEST)) wrong.push(text);
    }
    return query.apply(this, given);
  } as typeof prototype.query;
}

afterEach(() => {
  const found = prototype[watched]?.splice(0);
  expect(found, "statements that write rows back as they were read").toEqual([]);
});
