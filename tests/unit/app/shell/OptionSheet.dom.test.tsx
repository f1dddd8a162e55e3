import { getByRole, getByText } from "@testing-library/dom";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import { OptionChoice } from "#domain/catalogue/index.ts";
import type { TransportResponse } from "#kernel/http/HttpTransport.ts";
import { aBlouse } from "#stories/support/saris.ts";
import { atRest, drawn } from "../../support/atRest";
import { click, find, openStore } from "./support/openStore";

const blouse = aBlouse();
/** As a list has it. */
const listed: Product = {
  ...blouse,
  variants: blouse.variants.slice(0, 1),
  options: blouse.options?.map(({ name }) => ({ name, values: [] })),
  variantCount: blouse.variants.length,
};

type Answer = Partial<TransportResponse>;

/** A shop that answers the whole product as it is told to. */
async function openShop(answer: () => Answer | Promise<Answer>) {
  const { transport, container } = await openStore();
  const others = transport.answer;
  transport.answer = (request) => (request.url.includes("/api/products/") ? answer() : others(request));
  const ask = (product: Product) => act(async () => container.get(OptionChoice).ask(product));
  const asked = () => transport.sent.filter(({ url }) => url.includes("/api/products/")).length;
  return { ask, asked };
}

const sheet = () => find("[role=dialog]");
const colours = () => [...sheet().querySelectorAll("input[type=radio]")].map((radio) => radio.getAttribute("value"));

describe("the sheet of a product of which a list left variants out (ADR 70)", () => {
  it("opens at once, and shows all variants when they have come", async () => {
    let come = (_: Answer) => {};
    const { ask } = await openShop(() => new Promise((resolve) => (come = resolve)));
    await ask(listed);
    await drawn("[role=dialog] [aria-busy]");
    expect(getByText(sheet(), "Silk Blouse")).toBeTruthy();
    const before = sheet();
    come({ body: blouse });
    await atRest();
    expect(sheet()).toBe(before);
    expect(colours()).toEqual(["Maroon", "Peacock", "Temple Gold", "S", "M", "L", "XL"]);
  });

  it("begins with the variant that the search found", async () => {
    const { ask } = await openShop(() => ({ body: blouse }));
    await ask({ ...listed, fittingVariantId: blouse.variants[6]?.variantId });
    await drawn("[role=dialog] [type=radio]");
    expect(getByText(sheet(), "Peacock · XL")).toBeTruthy();
  });

  it("says that the variants failed to load, and loads them at the next try", async () => {
    let isBroken = true;
    const { ask } = await openShop(() =>
      isBroken ? { status: 503, body: { message: "We are busy" } } : { body: blouse },
    );
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await ask(listed);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    vi.useRealTimers();
    await drawn("[role=dialog] [role=alert]");
    // The timer that opens the dialog to screen readers may have been one of the stopped ones.
    const hidden = true;
    expect(getByRole(sheet(), "alert", { hidden }).textContent).toContain("We are busy");
    isBroken = false;
    await click(getByRole(sheet(), "button", { name: "Try again", hidden }));
    await atRest();
    expect(colours()).toHaveLength(7);
  });

  it("requests nothing when the list has all variants, as other platforms' lists do (reading 34)", async () => {
    const { ask, asked } = await openShop(() => ({ status: 500 }));
    await ask(blouse);
    await drawn("[role=dialog] [type=radio]");
    expect(colours()).toHaveLength(7);
    expect(asked()).toBe(0);
  });
});
