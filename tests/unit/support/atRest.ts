import { act } from "react";
import { vi } from "vitest";

const PATIENCE_MS = 15_000;
const TASKS = 5;

/** Waits until everything that was due has run and is drawn, including code that was asked for. */
export async function atRest(): Promise<void> {
  let before: string;
  do {
    before = document.body.innerHTML;
    await act(tasks);
  } while (document.body.innerHTML !== before);
}

/** Runs what is due until `element` exists. */
export async function drawn<E extends Element = HTMLElement>(selector: string): Promise<E> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
    const found = document.querySelector<E>(selector);
    if (found !== null) return found;
    await act(tasks);
  }
  throw new Error(`There is no ${selector} in:\n${document.body.innerHTML.slice(0, 3000)}`);
}

async function tasks(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
