import type { Board } from "#contract/board.ts";

/** So many numbers, of orders that came one after another. */
export const numbers = (count: number, first = 100_001): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));

const list = (all: string[], total = all.length) => ({ numbers: all, total });

export const aBoard = (preparing: string[] = numbers(5, 100_042), ready: string[] = numbers(3, 100_037)): Board => ({
  preparing: list(preparing),
  ready: list(ready),
});

/** More than a screen can show. */
export const fullBoard = (): Board => ({
  preparing: list(numbers(40, 100_100), 52),
  ready: list(numbers(40, 100_040), 43),
});
