import { describe, expect, it, vi } from "vitest";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { ProductGrid } from "#commerce/product-card/ProductGrid.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import { ProductPageSkeleton } from "#commerce/skeleton/ProductPageSkeleton.tsx";
import { Button } from "#design/button/Button.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { PictureSource } from "#design/picture/PictureSource.ts";
import { Section } from "#design/section/Section.tsx";
import { renderStyles, renderToText } from "./renderToText";

const noop = vi.fn();
const add = <AddButton label="Milk" quantity={0} onAdd={noop} onIncrease={noop} onDecrease={noop} />;
const card = (
  <ProductCard
    href="/product/1"
    name="Full cream milk"
    brand="Himvan"
    weight="500 ml"
    picture="/media/seed/milk.webp"
    sellingPrice={3000}
    mrp={4000}
    action={add}
  />
);

describe("on a server with no window", () => {
  it("has no window and no document", () => {
    expect(typeof window).toBe("undefined");
    expect(typeof document).toBe("undefined");
  });

  it("renders a grid of cards inside a section", () => {
    const html = renderToText(
      <PictureSource value={(src, width) => `${src}?w=${width}`}>
        <Section title="Popular Products">
          <ProductGrid>
            <li>{card}</li>
          </ProductGrid>
        </Section>
      </PictureSource>,
    );
    expect(html).toContain("Full cream milk");
    expect(html).toContain("₹30.00");
    expect(html).toContain("₹40.00");
    expect(html).toContain("25");
    expect(html).toContain("/media/seed/milk.webp?w=320 320w");
  });

  it("keeps the button outside the card's link", () => {
    const html = renderToText(card);
    const link = /<a [\s\S]*?<\/a>/.exec(html)?.[0] ?? "";
    expect(link).toContain("Full cream milk");
    expect(link).not.toContain("<button");
    expect(html).toContain("<button");
  });

  it("says sold out in words and shows no ribbon", () => {
    const html = renderToText(<ProductCard href="/p" name="Curd" sellingPrice={100} mrp={200} soldOut />);
    expect(html).toContain("Sold out");
    expect(html).not.toContain("% off");
  });

  it("renders skeletons, empty and failed pages", () => {
    const html = renderToText(
      <>
        <ProductGridSkeleton count={2} />
        <ProductPageSkeleton />
        <EmptyState drawing="cart" title="Your Cart is Empty" action={<Button>Shop more</Button>} />
        <ErrorState status={503} message="The shop is resting" onRetry={noop} />
      </>,
    );
    expect(html).toContain("Your Cart is Empty");
    expect(html).toContain("503");
    expect(html).toContain("The shop is resting");
  });

  it("writes no style attribute (bar 12)", () => {
    const { html, styles } = renderStyles(card);
    expect(styles).toContain("<style");
    expect(html).not.toContain(" style=");
  });
});
