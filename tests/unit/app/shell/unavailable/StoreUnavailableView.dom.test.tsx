import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailableView, type StoreUnavailableViewProps } from "#app/shell/unavailable/StoreUnavailableView.tsx";

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

const show = (props: StoreUnavailableViewProps) => act(async () => root.render(<StoreUnavailableView {...props} />));
const alert = () => place.querySelector('[role="alert"]')?.textContent;

describe("instead of a store (spec 1, reading 27)", () => {
  it.each([
    ["no-store", "No store here"],
    ["unknown-store", "Store not found"],
  ] as const)("%s says so and guesses none", async (reason, title) => {
    await show({ reason });
    expect(place.querySelector("h1")?.textContent).toBe(title);
    expect(document.title).toBe(title);
    expect(place.querySelector("button, a")).toBeNull();
  });

  it.each([
    ["unreachable", 503, "We are very busy", "Error 503We are very busy. Your cart is kept"],
    ["unknown-store", 404, "Nobody of that name.", "Error 404Nobody of that name. No store goes by this address."],
  ] as const)("%s tells status and message (spec 8)", async (reason, status, message, words) => {
    await show({ reason, status, message });
    expect(alert()).toContain(words);
  });

  it("is dark for a shopper who chose that", async () => {
    await show({ reason: "unreachable", dark: true });
    expect(place.querySelector("[data-scheme]")?.getAttribute("data-scheme")).toBe("dark");
  });

  it("an unreachable platform is tried again by a button", async () => {
    const onRetry = vi.fn();
    await show({ reason: "unreachable", onRetry });
    expect(alert()).toContain("The store is not answering");
    await act(async () => place.querySelector("button")?.click());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
