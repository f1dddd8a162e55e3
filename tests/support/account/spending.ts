import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Spending, Spent } from "./account.types";
import { ACCOUNT_FOLDER } from "./accountFolder";

/** Runs `work` and records how long it took, for `npm run test:account`. */
export async function spending<T>(on: Spending, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const note: Spent = { stage: process.env.HAAT_STAGE ?? "", on, ms: Math.round(performance.now() - began) };
    mkdirSync(ACCOUNT_FOLDER, { recursive: true });
    appendFileSync(join(ACCOUNT_FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`);
  }
}
