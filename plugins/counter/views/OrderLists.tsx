import { observer } from "mobx-react-lite";
import { Button } from "#design/button/Button.tsx";
import { sentence } from "#kernel/text/sentence.tsx";
import type { OrderList } from "../ShownOrders";
import { type OrdersOfSlot, slotsOf } from "../slotsOf";
import * as words from "../words.en";
import type { CounterViewProps } from "./Counter.types";
import { numberWords } from "./numberWords";
import { OrderCard } from "./OrderCard";

type OrderListsProps = Omit<CounterViewProps, "orders"> & { orders: OrderList };

/**
 * Orders by delivery time. If there are too many for one page: the oldest, then how many are missing and a button for them,
 * then the newest. So orders that come in are in sight at once.
 */
export const OrderLists = observer(function OrderLists(props: OrderListsProps) {
  const { orders, today, stateOf } = props;
  const { first, newer, missing } = orders;
  const [arrived, others] = [
    newer.filter((order) => stateOf(order).isFresh),
    newer.filter((order) => !stateOf(order).isFresh),
  ];
  const isCut = missing > 0;
  return (
    <>
      {arrived.length > 0 && (
        <Slot {...props} slot={{ key: "new", title: words.justIn, orders: [...arrived].reverse() }} />
      )}
      {slotsOf(first, today).map((slot) => (
        <Slot key={slot.key} {...props} slot={slot} isCut={isCut} />
      ))}
      {isCut && <Gap {...props} />}
      {others.length > 0 && <Slot {...props} slot={{ key: "newer", title: words.theNewest, orders: others }} isCut />}
    </>
  );
});

interface SlotProps extends OrderListsProps {
  slot: OrdersOfSlot;
  isCut?: boolean;
}

const Slot = observer(function Slot({ slot, isCut = false, ...props }: SlotProps) {
  const { title, orders } = slot;
  return (
    <section className="counter-slot">
      <h2>
        {title}{" "}
        <span className="counter-soft">
          {isCut
            ? words.shown(numberWords(orders.length))
            : words.orderCount(orders.length, numberWords(orders.length))}
        </span>
      </h2>
      <ul>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} {...props} {...props.stateOf(order)} />
        ))}
      </ul>
    </section>
  );
});

/** An observer, because `countOf` reads the store. */
const Gap = observer(function Gap({
  orders,
  countOf,
  view,
  way,
  isFetchingMore,
  moreTrouble,
  onMore,
}: OrderListsProps) {
  const { missing } = orders;
  const shown = Math.max(0, countOf(view) - missing);
  return (
    <div className="counter-gap">
      {way === "all" ? (
        <p>
          {sentence(
            words.oldestAndNewest,
            <b>{words.someShown(numberWords(shown), numberWords(countOf(view)))}</b>,
            words.notOnPage(missing, numberWords(missing)),
          )}
        </p>
      ) : (
        <p>{words.notOnPageOfBothKinds(missing, numberWords(missing))}</p>
      )}
      <Button size="large" busy={isFetchingMore} onClick={onMore}>
        {words.showMore}
      </Button>
      {moreTrouble !== "" && (
        <p role="alert" className="counter-refusal">
          {moreTrouble}
        </p>
      )}
    </div>
  );
});
