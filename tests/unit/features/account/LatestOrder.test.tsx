import { expect, test } from "vitest";
import { LatestOrder, type LatestOrderProps } from "#features/account/views/LatestOrder.tsx";
import { order, orderItem } from "#stories/support/commerceBuilders.ts";
import { renderToText } from "../../design/renderToText";

const drawn = (props: Partial<LatestOrderProps>) =>
  renderToText(<LatestOrder order={undefined} pending={false} {...props} />);
const said = (html: string) => html.replace(/<style.*?<\/style>/gs, "").replace(/<!--.*?-->|<[^>]+>/g, "|");

test("it leads to the order itself, and says its number, what was bought and its state", () => {
  const html = drawn({
    order: order({ id: "o/1", orderItems: [orderItem({ productName: "Eggs" }), orderItem({ productName: "Rice" })] }),
  });
  expect(html).toContain('href="/order/o%2F1/false"');
  for (const words of ["Latest order ", "#1042", "Eggs and Rice", "Placed"]) expect(said(html)).toContain(words);
});

test("reading 34: a list that does not say what was bought still leads there", () => {
  expect(said(drawn({ order: order({ orderItems: [] }) }))).toContain("See what it holds");
});

test("a shopper without orders gets a link to the list of orders", () => {
  const html = drawn({});
  expect(html).toContain('href="/account/orders"');
  expect(said(html)).toContain("What you order will stand there.");
});

test("orders that could not be read do not count as no orders", () => {
  const html = drawn({ failed: true });
  expect(html).toContain('href="/account/orders"');
  expect(said(html)).toContain("See what you ordered.");
  expect(said(html)).not.toContain("will stand there");
});

test("while it loads it has no link, and says that it loads", () => {
  const html = drawn({ pending: true });
  expect(html).toContain('aria-label="Loading your latest order"');
  expect(html).not.toContain("href=");
});
