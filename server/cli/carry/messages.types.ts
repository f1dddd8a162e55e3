/** What the command line says to the shop that runs: the command, then the files that it asks for, in base 64. */
export type ToShop =
  | { run: string; prepared: object; who: string }
  | { answers: number; bytes: string }
  | { answers: number; failed: string };

/** What the shop says to the command line. A question has a number, which its answer repeats. */
export type FromShop =
  | { say: string }
  | { warn: string }
  | { progress: string }
  | { asks: number; read: string }
  | { asks: number; write: string; bytes: string }
  | { exit: number };
