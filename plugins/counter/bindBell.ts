import type { Container } from "#kernel/container/Container.ts";
import { bindVisibility } from "#kernel/visibility/bindVisibility.ts";
import { Bell } from "./Bell";

/** What counter and board both need: they look again when somebody sees them, and ring. */
export function bindBell(container: Container): void {
  bindVisibility(container);
  if (!container.isBound(Bell)) container.shared(Bell, []);
}
