import type { Container } from "#kernel/container/Container.ts";
import { bindBell } from "./bindBell";
import { CounterStore } from "./CounterStore";

export function bindCounter(container: Container): void {
  bindBell(container);
  container.shared(CounterStore, CounterStore.needs);
}
