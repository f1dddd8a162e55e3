import { describe, expect, it } from "vitest";
import { LongTiles } from "#commerce/product-card/LongTiles.tsx";
import { products } from "#stories/support/builders.ts";
import { listOf } from "#stories/support/tileMaker.ts";
import { renderToText } from "../design/renderToText";

const grid = (count: number, total = count) => (
  <LongTiles desktop={5} label="Products" list={listOf(products(count), { total })} />
);
const nodesIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

describe("a long list on a server with no window", () => {
  it("has its first page, in order, and says how long the list is", () => {
    expect(typeof window).toBe("undefined");
    const html = renderToText(grid(20, 100_000));
    const places = [...html.matchAll(/aria-posinset="(\d+)" aria-setsize="(\d+)"/g)].map((found) => found.slice(1));
    expect(places).toEqual(Array.from({ length: 20 }, (_, index) => [String(index + 1), "100000"]));
    expect(html.replaceAll("<!-- -->", "").match(/[\d,]+ of [\d,]+ products/)?.[0]).toBe("60 of 1,00,000 products");
  });

  it("has as many nodes for 100,000 products as for 20, and leaves enough of 400 nodes for the rest of the page", () => {
    const [short, long] = [nodesIn(renderToText(grid(20))), nodesIn(renderToText(grid(20, 100_000)))];
    // The link to more products.
    expect(long - short).toBeLessThanOrEqual(5);
    expect(long).toBeLessThanOrEqual(320);
  });
});
