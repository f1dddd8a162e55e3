import { observable, runInAction } from "mobx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { CounterViewProps } from "../../../../plugins/counter/views/Counter.types";
import { CounterLogin } from "../../../../plugins/counter/views/CounterLogin";
import { CounterView } from "../../../../plugins/counter/views/CounterView";
import { PackingSlips } from "../../../../plugins/counter/views/PackingSlips";
import { counterProps, someOrders } from "../../../../stories/plugins/counter/counterBuilders";
import { mount } from "../../ui/mount";
import { renderToText } from "../../ui/renderToText";

const html = (changes: Partial<CounterViewProps> = {}) => renderToText(<CounterView {...counterProps(changes)} />);

test("an order shows its number, what is in it, for whom, where, and the cash to collect", () => {
  const page = html();
  for (const words of ["100042", "2 ×", "Farm Fresh Toned Milk", "Collect ₹87.00", "To pack", "On the way"]) {
    expect(page).toContain(words);
  }
});

test("a shop that cannot be reached says so, above the last known orders, or in place of them", () => {
  const trouble = "You seem to be offline.";
  expect(html({ trouble })).toMatch(/role="alert"[\s\S]*may be old[\s\S]*100042/);
  expect(html({ trouble, orders: undefined })).toMatch(/role="alert"[\s\S]*Try again/);
  expect(html({ orders: undefined })).toContain("Loading the orders");
  expect(html({ orders: [] })).toContain("New orders appear by themselves.");
});

test("what has been shipped can no longer be cancelled", () => {
  const page = html();
  expect(page).toContain("Cancel order 100042");
  expect(page).not.toContain("Cancel order 100032");
});

test("the printout has a slip for each order", () => {
  const page = renderToText(<PackingSlips storeName="Fresh Basket" orders={someOrders()} weightOf={() => "500 ml"} />);
  expect(page.match(/<section/g)).toHaveLength(5);
  expect(page).toContain("20261125-100042");
  expect(page).toContain("Basmati Rice, 500 ml");
});

test("units that are loaded after the orders are shown on the cards and on the slips", async () => {
  const unit = observable.box("");
  const weightOf = () => `500 ${unit.get()}`;
  const props = counterProps({ weightOf });
  const { host } = await mount(
    <>
      <CounterView {...props} />
      <PackingSlips storeName="Fresh Basket" orders={someOrders()} weightOf={weightOf} />
    </>,
  );
  await act(async () => runInAction(() => unit.set("ml")));
  expect(host.querySelector(".counter-items")?.textContent).toContain("500 ml");
  expect(host.querySelector(".counter-paper li")?.textContent).toContain("500 ml");
});

test("the login says what is wrong with a code", () => {
  const error = "This code opens nothing.";
  expect(
    renderToText(
      <CounterLogin storeName="Kora" logo="" error={error} busy={false} onLogIn={vi.fn()} onTry={undefined} />,
    ),
  ).toContain(error);
});
