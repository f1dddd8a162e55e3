import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { DocumentVisibility } from "#kernel/visibility/DocumentVisibility.ts";
import { Bell } from "../Bell";
import { BoardStore } from "./BoardStore";

export function bindBoard(container: Container): void {
  container.shared(
    BoardStore,
    [ApiClient, Clock],
    (api, clock) => new BoardStore({ api, clock, visibility: new DocumentVisibility(), bell: new Bell() }),
  );
}
