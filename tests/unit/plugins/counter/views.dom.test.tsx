import { observable, runInAction } from "mobx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { AdminOrder } from "#contract/admin.ts";
import type { CounterViewProps } from "#plugins/counter/views/Counter.types.ts";
import { CounterLogin } from "#plugins/counter/views/CounterLogin.tsx";
import { CounterView } from "#plugins/counter/views/CounterView.tsx";
import { PackingSlips } from "#plugins/counter/views/PackingSlips.tsx";
import { counterOrder, counterProps, quiet, someOrders, wholeList } from "#stories/plugins/counter/counterBuilders.ts";
import { click, mount } from "../../design/mount";
import { renderToText } from "../../design/renderToText";

const html = (changes: Partial<CounterViewProps> = {}) => renderToText(<CounterView {...counterProps(changes)} />);

test("an order shows its number, what is in it, for whom, where, and the cash to collect", () => {
  const page = html();
  for (const words of ["100042", "2 ×", "Farm Fresh Toned Milk", "Collect ₹87.00", "To pack", "On the way"]) {
    expect(page).toContain(words);
  }
});

test("when the shop cannot be reached, the page says so above the last known orders, or instead of them", () => {
  const trouble = "You seem to be offline.";
  expect(html({ trouble })).toMatch(/role="alert"[\s\S]*may be old[\s\S]*100042/);
  expect(html({ trouble, orders: undefined })).toMatch(/role="alert"[\s\S]*Try again/);
  expect(html({ orders: undefined })).toContain("Loading the orders");
  expect(html({ orders: wholeList([]) })).toContain("New orders appear by themselves.");
});

test("an order for pickup says so, and that it must be paid first", () => {
  const orders = wholeList([counterOrder({ isPickedUp: true })]);
  const page = html({ orders });
  expect(page).toMatch(/To be paid[\s\S]*Picks it up in the shop[\s\S]*Cash received, ₹87\.00/);
  expect(page).not.toContain("Temple Road");
  const paid = html({ orders: wholeList([counterOrder({ isPickedUp: true, paymentStatus: "SUCCEEDED" })]) });
  expect(paid).not.toContain("To be paid");
  expect(paid).not.toContain("Cash received");
});

test("a search shows its number of results, that it leaves some out, or what to do when nothing is found", () => {
  const found = { wanted: "042", orders: wholeList(someOrders().slice(0, 1)), foundInAll: 1 };
  expect(html(found)).toMatch(/role="status"[\s\S]*One order ends in 042\.[\s\S]*Show all orders/);
  expect(html({ ...found, wanted: "4", foundInAll: 45 })).toContain("1 of 45 orders that end in 4 are shown");
  const nothing = html({ wanted: "999", orders: wholeList([]) });
  expect(nothing).toMatch(/No order ends in 999[\s\S]*check the number on the receipt/);
  expect(nothing).not.toContain("Nothing to do here");
});

test("digits that are typed anywhere go to the field for a number, and Enter makes room for the next", async () => {
  const onWanted = vi.fn();
  const { host } = await mount(<CounterView {...counterProps({ wanted: "100042", onWanted })} />);
  const field = host.querySelector("input");
  const press = (key: string, at: Element = document.body) =>
    act(async () => void at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  await press("a");
  expect(document.activeElement).not.toBe(field);
  await press("4");
  expect(document.activeElement).toBe(field);
  await act(async () => field?.form?.requestSubmit());
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 6]);
  if (field) await press("Escape", field);
  expect(onWanted).toHaveBeenCalledWith("");
});

/** Opens the menu with this name and returns what it offers, by its words. */
async function menuOf(host: HTMLElement, name: string): Promise<Map<string, HTMLElement>> {
  await click(host.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? fail(name));
  const items = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  return new Map(items.map((item) => [item.textContent ?? "", item]));
}
const fail = (name: string): never => {
  throw new Error(`There is no button ${name}.`);
};

test("the next step is an order's large button; everything else is in a menu", async () => {
  const ready = { packedAt: "2026-11-25T05:00:00Z" };
  const onStep = vi.fn();
  const buttonsOf = (host: HTMLElement) =>
    [...host.querySelectorAll(".counter-steps button")].map((each) => each.getAttribute("aria-label"));
  const atTheDoor = counterOrder(ready);
  const { host } = await mount(<CounterView {...counterProps({ onStep, orders: wholeList([atTheDoor]) })} />);
  expect(buttonsOf(host)).toEqual(["On its way: order 100042", "More for order 100042"]);
  const menu = await menuOf(host, "More for order 100042");
  expect([...menu.keys()]).toEqual(["Picked up, ₹87.00 collected", "Print a slip", "Cancel order"]);
  const step = menu.get("Picked up, ₹87.00 collected");
  if (step) await click(step);
  expect(onStep).toHaveBeenCalledExactlyOnceWith(atTheDoor, "delivered");
  const inShop = await mount(
    <CounterView {...counterProps({ orders: wholeList([counterOrder({ ...ready, isPickedUp: true })]) })} />,
  );
  expect(buttonsOf(inShop.host)[0]).toBe("Cash received, ₹87.00: order 100042");
});

test("a shipped order can no longer be cancelled", async () => {
  const { host } = await mount(<CounterView {...counterProps()} />);
  expect([...(await menuOf(host, "More for order 100032")).keys()]).toEqual(["Print a slip"]);
});

const many: Partial<CounterViewProps> = {
  orders: { first: someOrders(), newer: [counterOrder({ id: "n", orderNumber: "20261125-104999" })], missing: 4_994 },
  countOf: (view) => ({ open: 5_000, toPack: 4_998, packed: 1, onTheWay: 1, done: 0 })[view],
  printable: 4,
};

test("a page without all orders says so, between the oldest and the newest, and prints those that it has", () => {
  const page = html(many);
  expect(page).toMatch(
    /100042[\s\S]*6 of 5,000 orders are shown:[\s\S]*4,994 orders are not on this page yet[\s\S]*Show more[\s\S]*The newest[\s\S]*104999/,
  );
  expect(html({ ...many, moreTrouble: "You seem to be offline." })).toMatch(
    /role="alert"[^>]*>You seem to be offline\./,
  );
  expect(html()).not.toContain("Show more");
});

test("the packing list is printed from the menu at the top, which says how much of it is on this page", async () => {
  const onPrintToPack = vi.fn();
  const { host, render } = await mount(<CounterView {...counterProps({ ...many, onPrintToPack })} />);
  const print = (await menuOf(host, "More")).get("Print 4 of 4,998 to pack");
  if (print) await click(print);
  expect(onPrintToPack).toHaveBeenCalledOnce();
  await render(<CounterView {...counterProps()} />);
  expect([...(await menuOf(host, "More")).keys()]).toEqual(["Print what to pack", "Log out"]);
});

test("an order that comes to a page without all orders is at the top", () => {
  const page = html({ ...many, stateOf: ({ id }) => ({ ...quiet, isFresh: id === "n" }) });
  expect(page).toMatch(/Just in[\s\S]*104999[\s\S]*100042/);
});

test("a step that is being recorded, and a refusal, are shown at once", async () => {
  const busy = observable.set<string>();
  const refusals = observable.map<string, string>();
  const stateOf: CounterViewProps["stateOf"] = ({ id }) => ({
    ...quiet,
    isBusy: busy.has(id),
    refusal: refusals.get(id) ?? "",
  });
  const { host } = await mount(<CounterView {...counterProps({ stateOf })} />);
  expect(host.querySelector("[aria-busy]")).toBeNull();
  await act(async () => runInAction(() => busy.add("order-100042")));
  expect(host.querySelector("[aria-busy]")?.getAttribute("aria-label")).toBe("Packed: order 100042");
  await act(async () => runInAction(() => refusals.set("order-100042", "It is cancelled.")));
  expect(host.querySelector("[role=alert]")?.textContent).toBe("It is cancelled.");
});

test("an order says how long its customer waits, and that it is late", () => {
  const late = html({ stateOf: () => ({ ...quiet, wait: { since: "21 min ago", isLate: true } }) });
  expect(late).toContain("21 min ago");
  expect(late).toMatch(/>Late</);
  expect(html()).not.toMatch(/>Late</);
});

test("where some customers come to the shop, the orders of either kind can be shown alone", async () => {
  const onWay = vi.fn();
  expect(html()).not.toContain("Pickup");
  const { host, render } = await mount(<CounterView {...counterProps({ onWay, hasBothWays: true })} />);
  const chip = (name: string) =>
    [...host.querySelectorAll("button")].find((each) => each.textContent === name) ?? fail(name);
  await click(chip("Pickup"));
  expect(onWay).toHaveBeenLastCalledWith("pickup");
  await render(<CounterView {...counterProps({ ...many, onWay, way: "pickup" })} />);
  expect(chip("Pickup").getAttribute("aria-pressed")).toBe("true");
  expect(host.textContent).toContain("4,994 orders are not on this page yet, of both kinds.");
  await click(chip("Pickup"));
  expect(onWay).toHaveBeenLastCalledWith("all");
});

test("why a step was refused is said above the list when its order has left the list, until somebody has read it", async () => {
  const refusedElsewhere = [{ id: "o-9", number: "100049", why: "It is cancelled." }];
  const onRefusalsRead = vi.fn();
  const { host } = await mount(<CounterView {...counterProps({ refusedElsewhere, onRefusalsRead })} />);
  expect(host.querySelector("[role=alert]")?.textContent).toContain("Order 100049: It is cancelled.");
  await click([...host.querySelectorAll("button")].find((each) => each.textContent === "OK") ?? fail("OK"));
  expect(onRefusalsRead).toHaveBeenCalledOnce();
});

test("a code that ends within a week is announced with its day", () => {
  expect(html({ endsSoon: "2026-11-29T04:00:00.000Z" })).toContain("code works until 29 November 2026");
});

test("card and slip of an order say the same about its money, also when it was cancelled or refunded", () => {
  const saidOf = (order: AdminOrder) => [
    html({ orders: wholeList([order]) }),
    renderToText(<PackingSlips storeName="Fresh Basket" orders={[order]} nameOf={() => ""} />),
  ];
  const cases: [Partial<AdminOrder>, string][] = [
    [{}, "Collect ₹87.00"],
    [{ orderState: "CANCELLED" }, "Nothing to pay"],
    [{ orderState: "DELIVERED", paymentStatus: "REFUNDED" }, "Refunded ₹87.00"],
    [
      { orderState: "CANCELLED", paymentStatus: "SUCCEEDED", paymentMethod: "PAYMENT_GATEWAY" },
      "To be refunded ₹87.00",
    ],
  ];
  for (const [changes, words] of cases) {
    for (const said of saidOf(counterOrder(changes))) {
      expect(said).toContain(words);
      if (words !== "Collect ₹87.00") expect(said).not.toMatch(/Collect|Paid ₹/);
    }
  }
});

test("the printout has a slip for each order, headed by the number that is said aloud", () => {
  const page = renderToText(<PackingSlips storeName="Fresh Basket" orders={someOrders()} nameOf={() => "500 ml"} />);
  expect(page.match(/<section/g)).toHaveLength(5);
  expect(page).toContain("<h2>100042</h2>");
  expect(page).toContain("20261125-100042");
  expect(page).toContain("Basmati Rice, 500 ml");
});

test("units that are loaded after the orders are shown on the cards and on the slips", async () => {
  const unit = observable.box("");
  const nameOf = () => `500 ${unit.get()}`;
  const props = counterProps({ nameOf });
  const { host } = await mount(
    <>
      <CounterView {...props} />
      <PackingSlips storeName="Fresh Basket" orders={someOrders()} nameOf={nameOf} />
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
