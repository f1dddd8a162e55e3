import { endpoint } from "./endpoint";
import type { BoardColumn } from "./sale/states/boardColumnOf";

export interface BoardNumbers {
  /** Only spoken numbers (`spokenNumber`), because anybody may read the board. */
  numbers: string[];
  /** The number of orders, including those that `numbers` leaves out. */
  total: number;
}

/**
 * The orders of a store that are picked up in the shop. Those that are prepared come oldest first, those that are ready
 * newest first.
 */
export type Board = Record<BoardColumn, BoardNumbers>;

/** For the screen in the shop on which customers see when their order is ready (ADR 52). */
export const board = {
  numbers: endpoint<{ reply: Board }>("GET", "/api/board", "store"),
};
