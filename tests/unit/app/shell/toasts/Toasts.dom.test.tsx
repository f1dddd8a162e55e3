import { describe, expect, it, vi } from "vitest";
import { Notices } from "#kernel/notices/Notices.ts";
import { atRest, drawn } from "../../../support/atRest";
import { openStore } from "../support/openStore";

describe("toasts in the page (spec 2.2)", () => {
  it("are at the top right, are announced at once, and the same words are one toast", async () => {
    const store = await openStore();
    expect(document.querySelector(".Toastify")).toBeNull();
    const notices = store.container.get<Notices>(Notices);
    // Loads the code of the toasts, which a browser has after the first one.
    await import("#app/shell/toasts/Toasts.tsx");
    notices.show("success", "Product added to cart");
    notices.show("success", "Product added to cart");
    await drawn(".Toastify__toast");
    const toasts = document.querySelectorAll(".Toastify__toast");
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.textContent).toContain("Product added to cart");
    expect(toasts[0]?.querySelector('[role="alert"]') ?? toasts[0]?.closest('[role="alert"]')).not.toBeNull();
    expect(document.querySelector(".Toastify__toast-container--top-right")).not.toBeNull();
  });

  it("stay for their whole time again when their words are said again", async () => {
    const store = await openStore();
    const notices = store.container.get<Notices>(Notices);
    await import("#app/shell/toasts/Toasts.tsx");
    notices.show("error", "Failed to remove product from cart");
    await drawn(".Toastify__toast");
    // The toast leaves when the bar's animation ends.
    const bar = document.querySelector('[role="progressbar"]');
    notices.show("error", "Failed to remove product from cart");
    await vi.waitFor(() => expect(document.querySelector('[role="progressbar"]')).not.toBe(bar));
    expect(document.querySelectorAll(".Toastify__toast")).toHaveLength(1);
  });

  it("are said again when the former toast with the same words is leaving (spec 8)", async () => {
    const store = await openStore();
    const notices = store.container.get<Notices>(Notices);
    await import("#app/shell/toasts/Toasts.tsx");
    notices.show("error", "Payment failed");
    await drawn(".Toastify__toast");
    notices.withdraw("error", "Payment failed");
    await atRest();
    notices.show("error", "Payment failed");
    await atRest();
    const toasts = [...document.querySelectorAll(".Toastify__toast")];
    expect(toasts.map(({ className }) => className.includes("exit"))).toEqual([false, true]);
  });

  it("report a missing network until it is back", async () => {
    const store = await openStore();
    const notices = store.container.get<Notices>(Notices);
    await import("#app/shell/toasts/Toasts.tsx");
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    notices.show("error", "You seem to be offline.");
    const toast = await drawn(".Toastify__toast");
    expect(toast.className).not.toContain("exit");
    online.mockRestore();
    window.dispatchEvent(new Event("online"));
    await atRest();
    expect(toast.className).toContain("exit");
  });

  it("go when their message no longer holds, and the others stay", async () => {
    const store = await openStore();
    const notices = store.container.get<Notices>(Notices);
    await import("#app/shell/toasts/Toasts.tsx");
    notices.show("error", "Please select Payment Method");
    notices.show("success", "Product added to cart");
    await drawn(".Toastify__toast:nth-child(2)");
    notices.withdraw("error", "Please select Payment Method");
    await atRest();
    const leaving = [...document.querySelectorAll(".Toastify__toast")].filter((toast) =>
      toast.className.includes("exit"),
    );
    expect(leaving.map((toast) => toast.textContent)).toEqual([expect.stringContaining("Please select")]);
  });

  it("are below the header, wherever that is", async () => {
    const store = await openStore();
    const header = document.querySelector("header") as HTMLElement;
    vi.spyOn(header, "getBoundingClientRect").mockReturnValue({ bottom: 104 } as DOMRect);
    store.container.get<Notices>(Notices).show("success", "Product added to cart");
    await drawn(".Toastify__toast");
    const end = () => document.documentElement.style.getPropertyValue("--haat-header-end");
    expect(end()).toBe("104px");
    vi.spyOn(header, "getBoundingClientRect").mockReturnValue({ bottom: 64 } as DOMRect);
    window.dispatchEvent(new Event("scroll"));
    expect(end()).toBe("64px");
  });

  it("write no <style> of their own into the page (bar 12)", async () => {
    const store = await openStore();
    const before = document.querySelectorAll("style").length;
    store.container.get<Notices>(Notices).show("error", "Failed to add product to cart");
    await drawn(".Toastify__toast");
    const added = [...document.querySelectorAll("style")].slice(before);
    expect(added.filter((style) => style.textContent?.includes("Toastify"))).toEqual([]);
  });
});
