/**
 * What the command line sends to the running shop: first the command, then the files that the shop asks for, in base
 * 64.
 */
export type ToShop =
  | { run: string; prepared: object; who: string }
  | { answers: number; bytes: string }
  | { answers: number; failed: string };

/** What the shop sends to the command line. A question has a number, and the answer repeats it. */
export type FromShop =
  | { say: string }
  | { warn: string }
  | { head: string }
  | { progress: string }
  | { asks: number; read: string }
  | { asks: number; write: string; bytes: string }
  | { asks: number; link: string; to: string }
  | { exit: number }
  /** The command could not be carried out, in a sentence for the person. */
  | { failed: string; exit: 1 | 2 };
