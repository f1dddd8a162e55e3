import type { Container } from "#kernel/container/Container.ts";
import { bindVisibility } from "#kernel/visibility/bindVisibility.ts";
import { Bell } from "./Bell";

/** Binds what counter and board both need: the bell, and fetching when the page becomes visible. */
export function bindBell(container: Container): void {
  bindVisibility(container);
  if (!container.isBound(Bell)) container.shared(Bell, []);
}
