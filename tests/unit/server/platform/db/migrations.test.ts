import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "server/platform/db/migrations";
/**
 * Changes that would break a process of the release before. Removing what is no longer needed comes a release later. A
 * constraint or an index may be what an `ON CONFLICT` of that release names.
 */
const TAKES_AWAY = /\b(DROP (TABLE|COLUMN|SCHEMA|FUNCTION|CONSTRAINT|INDEX)|RENAME|SET NOT NULL|SET DATA TYPE)\b/i;
/** A new column that the release before does not fill, or a rule that it does not know. */
const ASKS_FOR = /\bADD COLUMN (?![^;]*\bDEFAULT\b)[^;]*\bNOT NULL\b|\bADD CONSTRAINT "[^"]+" (UNIQUE|CHECK)\b/i;
/** These were made before the first release. */
const BEFORE_RELEASES = [
  "0005_search_index.sql",
  "0007_search_words.sql",
  "0012_store_folders.sql",
  "0013_devices.sql",
  "0014_counter.sql",
  "0016_books.sql",
  "0017_sandbox_captures.sql",
  "0019_facts.sql",
];

describe("migrations leave what the release before reads and ask nothing new of it, so that both can run side by side (docs/operating.md)", () => {
  it.each(readdirSync(FOLDER).filter((file) => file.endsWith(".sql")))("%s", (file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const found = (TAKES_AWAY.exec(text) ?? ASKS_FOR.exec(text))?.[0];
    if (BEFORE_RELEASES.includes(file)) expect(found).toBeDefined();
    else expect(found).toBeUndefined();
  });
});
