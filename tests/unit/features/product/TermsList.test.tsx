import { expect, test } from "vitest";
import { TermsList } from "#features/product/views/TermsList.tsx";
import { renderToText } from "../../design/renderToText";

const terms = (charge?: number, freeFrom?: number, methods: string[] = []) =>
  renderToText(<TermsList charge={charge} freeFrom={freeFrom} methods={methods} />);

test("delivery is shown with its charge and the value from which it is free", () => {
  expect(terms(2_900, 49_900)).toContain("Delivery ₹29.00, free from ₹499.00");
  expect(terms(2_900, 0)).toMatch(/Delivery ₹29\.00(?!, free)/);
  expect(terms(0)).toContain("Free delivery");
});

test("a charge that is not known is left out, and never ₹0.00", () => {
  expect(terms()).not.toMatch(/₹|delivery/i);
});

test("the ways to pay and the store's rules for returns are shown", () => {
  const html = terms(undefined, undefined, ["Online payment", "Cash on delivery"]);
  expect(html).toContain("Online payment · Cash on delivery");
  expect(html).toMatch(/href="\/refundPolicy"[^>]*>Returns and refunds/);
});
