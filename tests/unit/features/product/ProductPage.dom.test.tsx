import { getByRole, queryByRole, queryByText } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { productFeature } from "#features/product/feature.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";
import { openPage } from "../support/openPage";

const ENUMS = { ProductWeightUnit: { MILLILITRE: "ml", LITRE: "L" }, Weekday: {}, OrderState: {} };
const milk = aProduct({
  variants: [
    aVariant({ variantId: "half", mrp: 40, sellingPrice: 30 }),
    aVariant({ variantId: "full", weight: 1000, mrp: 60, sellingPrice: 60, availableQuantity: 0 }),
    aVariant({ variantId: "secret", weight: 2000, isVisible: false }),
  ],
});

let page: Awaited<ReturnType<typeof openPage>>;
const open = async (product: unknown, path = "/product/milk") => {
  page = await openPage(productFeature, path, {
    "GET /api/products/:id": product,
    "GET /api/common/enum-values": ENUMS,
  });
  return page;
};

describe("product detail (spec 2.6)", () => {
  it("says 'Save X% right now' and ribbons the picture when mrp is above the selling price", async () => {
    const { root } = await open(milk);
    expect(root.textContent).toContain("Save 25% right now");
    expect(root.textContent).toContain("25% off");
    expect(root.textContent).toContain("500 ml");
  });

  it("claims no saving when mrp is below the selling price (reading 17)", async () => {
    const { root } = await open(aProduct({ variants: [aVariant({ mrp: 30, sellingPrice: 34 })] }));
    expect(root.textContent).not.toMatch(/Save|off/);
  });

  it("offers only the visible variants and keeps the chosen one in the address", async () => {
    const { root, address } = await open(milk);
    expect(root.querySelectorAll("input[type=radio]")).toHaveLength(2);
    await act(() => userEvent.click(getByRole(root, "radio", { name: /1000 ml/ })));
    expect(address()).toBe("/product/milk?variant=full");
    expect(root.textContent).not.toContain("Save");
  });

  it("compares sizes by the litre, in the head and in each tile, but not where a size is exactly one", async () => {
    const { root } = await open(milk);
    expect(root.textContent).toContain("500 ml · ₹60.00/L");
    expect(getByRole(root, "radio", { name: /500 ml.*₹60.00\/L/ })).toBeTruthy();
    expect(getByRole(root, "radio", { name: /1000 ml.*(?<!\/L · )Sold out/ })).toBeTruthy();
  });

  it("shows no description where an editor left only tags", async () => {
    const { root } = await open({ ...milk, description: "<p><br></p>" });
    expect(queryByText(root, "About this product")).toBeNull();
  });

  it("says that a variant is sold out, and sells none", async () => {
    const { root } = await open(milk, "/product/milk?variant=full");
    expect(queryByText(root, /It may be back soon/)).not.toBeNull();
    for (const button of root.querySelectorAll<HTMLButtonElement>("button[aria-label*='sold out']")) {
      expect(button.disabled).toBe(true);
    }
  });

  it("adds the chosen variant to the cart", async () => {
    const { root, cart } = await open(milk);
    const [button] = root.querySelectorAll<HTMLButtonElement>("button[aria-label='Add to Cart: Toned Milk']");
    await act(async () => button?.click());
    expect(cart.quantities.get("half")).toBe(1);
  });

  it("shows no link to subscribe when the build has no screen for it", async () => {
    const { root } = await open(milk);
    expect(root.innerHTML).not.toContain("/subscription/");
  });
});

describe("an unknown product", () => {
  it("is gone, with a way on, after a 404 that is not asked for again (reading 13)", async () => {
    const { root, api } = await open(new HttpError(404, "NOT_FOUND", "Product not found."));
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("This product is gone");
    expect(getByRole(root, "link", { name: "Browse products" }).getAttribute("href")).toBe("/category");
    expect(api.to("/api/products/:id")).toHaveLength(1);
  });

  it("is gone when none of its variants may be shown", async () => {
    const { root } = await open(aProduct({ variants: [aVariant({ isVisible: false })] }));
    expect(queryByRole(root, "heading", { name: "This product is gone" })).not.toBeNull();
  });
});

describe("spec 8, Load failures: product", () => {
  it("shows the status and the platform's message, and comes back on Try again", async () => {
    let isDown = true;
    const { root, settle } = await open(() => {
      if (isDown) throw new HttpError(400, "ODD", "The shelf is being tidied.", { retryable: true });
      return milk;
    });
    expect(root.textContent).toContain("400");
    expect(root.textContent).toContain("The shelf is being tidied.");
    isDown = false;
    await act(async () => getByRole(root, "button", { name: "Try again" }).click());
    await settle();
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("Toned Milk");
  });
});
