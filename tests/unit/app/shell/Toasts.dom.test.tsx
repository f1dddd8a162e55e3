import { afterEach, describe, expect, it } from "vitest";
import { Notices } from "../../../../src/kernel/notices/Notices";
import { drawn } from "../../support/atRest";
import { openStore } from "./support/openStore";

let store: Awaited<ReturnType<typeof openStore>>;
afterEach(() => store.close());

describe("toasts in the page (spec 2.2)", () => {
  it("stand top right, are said at once, and the same words are one toast", async () => {
    store = await openStore();
    expect(document.querySelector(".Toastify")).toBeNull();
    const notices = store.container.get<Notices>(Notices);
    // The code of the toasts, as a browser would have it after the first one.
    await import("../../../../src/app/shell/Toasts");
    notices.show("success", "Product added to cart");
    notices.show("success", "Product added to cart");
    await drawn(".Toastify__toast");
    const toasts = document.querySelectorAll(".Toastify__toast");
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.textContent).toContain("Product added to cart");
    expect(toasts[0]?.querySelector('[role="alert"]') ?? toasts[0]?.closest('[role="alert"]')).not.toBeNull();
    expect(document.querySelector(".Toastify__toast-container--top-right")).not.toBeNull();
  });

  it("write no <style> of their own into the page (bar 12)", async () => {
    store = await openStore();
    const before = document.querySelectorAll("style").length;
    store.container.get<Notices>(Notices).show("error", "Failed to add product to cart");
    await drawn(".Toastify__toast");
    const added = [...document.querySelectorAll("style")].slice(before);
    expect(added.filter((style) => style.textContent?.includes("Toastify"))).toEqual([]);
  });
});
