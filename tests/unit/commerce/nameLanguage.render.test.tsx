import { expect, it } from "vitest";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { renderToText } from "../design/renderToText";

const card = (textLang?: string) =>
  renderToText(<ProductCard href="/product/milk" name="Toned Milk" textLang={textLang} sellingPrice={2_700} />);

it("a card in another language says that its product's name is English, and of nothing else", () => {
  expect(card("en").match(/<a [^>]*lang="en"[^>]*>/g)).toHaveLength(1);
  expect(card("en").match(/lang=/g)).toHaveLength(1);
});

it("a card whose name is in the page's language has no language of its own", () => {
  expect(card()).not.toContain("lang=");
});
