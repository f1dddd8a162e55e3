import { observer } from "mobx-react-lite";
import type { AdminOrder } from "#contract/admin.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { moneyWords } from "#contract/sale/states/moneyWords.ts";
import { formatMoney } from "#design/format/money.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { isolated } from "#kernel/text/isolated.ts";
import { slotTitle } from "../slotsOf";
import * as words from "../words.en";
import { addressLine } from "./addressLine";
import type { CounterViewProps } from "./Counter.types";
import { itemWords, keyOf } from "./itemWords";

interface PackingSlipsProps extends Pick<CounterViewProps, "storeName" | "nameOf"> {
  orders: readonly AdminOrder[];
}

/**
 * Only for printing: a slip for each order, with boxes to tick. An observer, because `nameOf` reads units that are loaded
 * later.
 */
export const PackingSlips = observer(function PackingSlips({ storeName, orders, nameOf }: PackingSlipsProps) {
  return (
    <div className="counter-paper" aria-hidden="true">
      {orders.map((order) => {
        const slot = order.slot === "" ? "" : slotTitle(order);
        return (
          <section key={order.id}>
            <h2>{spokenNumber(order.orderNumber)}</h2>
            <p>{[isolated(storeName), order.orderNumber, slot].filter(Boolean).join(" · ")}</p>
            <ul>
              {order.orderItems.map((item) => (
                <li key={keyOf(item)}>
                  {item.quantity} × {itemWords(item, nameOf)}
                </li>
              ))}
            </ul>
            <p>
              <bdi>{order.shippingAddress.name || order.customer.name}</bdi> {order.shippingAddress.mobile}
            </p>
            <p>{order.isPickedUp ? words.pickedUpInShop : addressLine(order.shippingAddress)}</p>
            <p>
              <b>{moneyWords(order, formatMoney(toPaise(order.finalPrice)))}</b>
            </p>
          </section>
        );
      })}
    </div>
  );
});
