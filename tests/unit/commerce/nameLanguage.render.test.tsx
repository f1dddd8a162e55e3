import { afterEach, expect, it, vi } from "vitest";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { renderToText } from "../design/renderToText";

afterEach(() => {
  vi.unstubAllGlobals();
});

const card = () => renderToText(<ProductCard href="/product/milk" name="Toned Milk" lang="en" sellingPrice={2_700} />);

it("a card in another language says that its product's name is English, and of nothing else", () => {
  vi.stubGlobal("__LANGUAGE__", "hi");
  expect(card().match(/<a [^>]*lang="en"[^>]*>/g)).toHaveLength(1);
  expect(card().match(/lang=/g)).toHaveLength(1);
});

it("a card in English has no language of its own", () => {
  expect(card()).not.toContain("lang=");
});
