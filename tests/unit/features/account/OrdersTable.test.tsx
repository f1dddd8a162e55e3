import { expect, test } from "vitest";
import { OrdersTable } from "../../../../src/features/account/views/OrdersTable";
import { order } from "../../../../stories/support/commerceBuilders";
import { renderToText } from "../../ui/renderToText";

test("spec 2.11, Orders: the columns Order, Date, Status, Amount and Action", () => {
  const html = renderToText(<OrdersTable orders={[order()]} onView={() => {}} onCancel={() => {}} />);
  const headings = [...html.matchAll(/<th [^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(headings).toEqual(["Order", "Date", "Status", "Amount", "Action"]);
  for (const words of ["#1042", "5 March 2026", "Placed", "₹87.00"]) expect(html).toContain(words);
});
