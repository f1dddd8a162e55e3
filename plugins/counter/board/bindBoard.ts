import { Clock } from "../../../src/kernel/clock/Clock";
import type { Container } from "../../../src/kernel/container/Container";
import { ApiClient } from "../../../src/kernel/http/ApiClient";
import { DocumentVisibility } from "../../../src/kernel/visibility/DocumentVisibility";
import { Bell } from "../Bell";
import { BoardStore } from "./BoardStore";

export function bindBoard(container: Container): void {
  container.shared(
    BoardStore,
    [ApiClient, Clock],
    (api, clock) => new BoardStore({ api, clock, visibility: new DocumentVisibility(), bell: new Bell() }),
  );
}
