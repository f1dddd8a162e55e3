import { describe, expect, it, vi } from "vitest";
import { openStore } from "../support/openStore";

/** The position that is kept for the current history entry. */
function keptHere(): string | null {
  const { key } = window.history.state as { key: string };
  return sessionStorage.getItem(`haat_scroll_${key}`);
}

describe("where a shopper was on a page (reading 30)", () => {
  it("is kept when the address changes and the page stays", async () => {
    const store = await openStore("/search");
    vi.stubGlobal("scrollY", 500);
    await store.go("/search?page=3");
    expect(keptHere()).toBe("500");
  });

  it("is not used for another page", async () => {
    const store = await openStore("/search");
    vi.stubGlobal("scrollY", 500);
    await store.go("/broken");
    expect(keptHere()).toBeNull();
  });
});
