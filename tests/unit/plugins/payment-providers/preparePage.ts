import { vi } from "vitest";
import type { Environment } from "./ProviderCase.types";

/** A page in which scripts load or fail without a network. */
export function preparePage(): Environment {
  const names = new Map<string, unknown>();
  const scripts: string[] = [];
  const page: Environment = {
    scripts,
    isOnline: true,
    provide: (name, value) => {
      Reflect.deleteProperty(window, name);
      names.set(name, value);
    },
  };
  const arrive = (script: HTMLScriptElement) => {
    scripts.push(script.src);
    queueMicrotask(() => {
      if (page.isOnline) for (const [name, value] of names) Object.assign(window, { [name]: value });
      script.dispatchEvent(new Event(page.isOnline ? "load" : "error"));
    });
  };
  for (const way of ["append", "appendChild"] as const) {
    vi.spyOn(document.head, way).mockImplementation(((script: HTMLScriptElement) => arrive(script)) as never);
  }
  return page;
}
