import { expect, test } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { OrdersTable } from "#features/account/views/OrdersTable.tsx";
import { order, orderItem } from "#stories/support/commerceBuilders.ts";
import { renderToText } from "../../design/renderToText";

const drawn = (one: Order) => renderToText(<OrdersTable orders={[one]} onView={() => {}} onCancel={() => {}} />);

test("an order says what was bought, and its number leads to it", () => {
  const orderItems = ["Milk", "Bread", "Eggs"].map((productName) => orderItem({ productName, thumbnail: "/m.webp" }));
  const html = drawn(order({ id: "a/b", orderItems }));
  expect(html).toContain("Milk, Bread and 1 more");
  expect(html).toContain('src="/m.webp"');
  expect(html).toContain('href="/order/a%2Fb/false"');
});

test("reading 34: a list that says nothing of the items shows neither names nor pictures", () => {
  const { orderItems: _, ...bare } = order();
  const html = drawn(bare as Order);
  expect(html).toContain("#1042");
  expect(html).not.toMatch(/<img|<p\b/);
});

test("spec 2.11, Orders: the columns Order, Date, Status, Amount and Action", () => {
  const html = drawn(order());
  const headings = [...html.matchAll(/<th [^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(headings).toEqual(["Order", "Date", "Status", "Amount", "Action"]);
  for (const words of ["#1042", "5 March 2026", "Placed", "₹87.00"]) expect(html).toContain(words);
});
