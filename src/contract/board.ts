import { endpoint } from "./endpoint";
import type { BoardColumn } from "./sale/states/boardColumnOf";

export interface BoardNumbers {
  /** Spoken numbers (`spokenNumber`) and nothing else, because anybody may read them. */
  numbers: string[];
  /** How many orders there are, with those that `numbers` leaves out. */
  total: number;
}

/**
 * The orders of a store that are picked up in the shop: those that are prepared, the oldest first, and those that are ready, the
 * newest first.
 */
export type Board = Record<BoardColumn, BoardNumbers>;

/** For the screen in the shop on which customers see when their order is ready (ADR 52). */
export const board = {
  numbers: endpoint<{ reply: Board }>("GET", "/api/board", "store"),
};
