import type { Container } from "#kernel/container/Container.ts";
import { bindBell } from "../bindBell";
import { BoardStore } from "./BoardStore";

export function bindBoard(container: Container): void {
  bindBell(container);
  container.shared(BoardStore, BoardStore.needs);
}
