import { act } from "react";
import { describe, expect, it } from "vitest";
import { comingSoonPlugin } from "#plugins/coming-soon/plugin.ts";
import { shippingPlugin } from "#plugins/shipping/plugin.ts";
import { walletPlugin } from "#plugins/wallet/plugin.ts";
import { find, openStore } from "../app/shell/support/openStore";
import { drawn } from "../support/atRest";

describe("coming-soon (spec 1)", () => {
  it("replaces every page by a logo, a text box and a Search button that does nothing", async () => {
    await openStore("/cart", { plugins: [comingSoonPlugin] });
    await drawn("input");
    expect(find<HTMLImageElement>("img").getAttribute("src")).toBe("/media/logo.png");
    expect(find<HTMLInputElement>("input").placeholder).toBe("Coming soon..");
    const before = document.body.innerHTML;
    await act(async () => find("button").click());
    expect(find("button").textContent).toBe("Search");
    expect(document.body.innerHTML).toBe(before);
    expect(document.querySelector("header, footer, nav")).toBeNull();
  });
});

describe("manifests (house: inert)", () => {
  it.each([comingSoonPlugin, shippingPlugin, walletPlugin])(
    "$id holds data and functions only, its code behind import()",
    (plugin) => {
      expect(typeof plugin.id).toBe("string");
      for (const slot of plugin.slots ?? []) {
        const read = { "payment-method": "isOffered", "delivery-terms": "termsOf" } as Record<string, string>;
        expect(slot).toMatchObject({ [read[slot.slot] ?? "load"]: expect.any(Function) });
      }
    },
  );
});
