import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { find, openStore } from "./support/openStore";

describe("a page without a network (bar 14)", () => {
  it("says that it is offline, and that it no longer is", async () => {
    await openStore();
    const onLine = vi.spyOn(navigator, "onLine", "get");
    onLine.mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event("offline")));
    expect(find('[role="status"]').textContent).toContain("You are offline.");
    onLine.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(find('[role="status"]').textContent).toBe("");
  });
});
