import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailableView } from "../../../../src/app/shell/StoreUnavailableView";
import type { UnavailableReason } from "../../../../src/app/shell/unavailableWords";

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

async function show(reason: UnavailableReason) {
  const onRetry = vi.fn();
  await act(async () => root.render(<StoreUnavailableView reason={reason} onRetry={onRetry} />));
  return onRetry;
}

describe("instead of a store (spec 1, reading 27)", () => {
  it.each([
    ["no-store", "No store here"],
    ["unknown-store", "Store not found"],
  ] as const)("%s says so and guesses none", async (reason, title) => {
    await show(reason);
    expect(place.querySelector("h1")?.textContent).toBe(title);
    expect(document.title).toBe(title);
    expect(place.querySelector("button, a")).toBeNull();
  });

  it("a platform out of reach is tried again by hand, and by itself when the network is back", async () => {
    const onRetry = await show("unreachable");
    expect(place.querySelector('[role="alert"]')?.textContent).toContain("The store is not answering");
    await act(async () => place.querySelector("button")?.click());
    expect(onRetry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("online"));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
