import { observer } from "mobx-react-lite";
import { useContext } from "react";
import { Button } from "#design/button/Button.tsx";
import { Chip } from "#design/chip/Chip.tsx";
import { formatMoment } from "#design/format/dates.ts";
import { TimeZone } from "#design/format/TimeZone.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import type { OrderList } from "../ShownOrders";
import type { View } from "../stagesOf";
import type { CounterViewProps } from "./Counter.types";
import { CounterHead } from "./CounterHead";
import { numberWords } from "./numberWords";
import { OrderLists } from "./OrderLists";

const VIEWS: readonly (readonly [View, string])[] = [
  ["open", "Open"],
  ["toPack", "To pack"],
  ["packed", "Packed"],
  ["onTheWay", "On the way"],
  ["done", "Done today"],
];

/** An observer, because `countOf` reads the store. */
export const CounterView = observer(function CounterView(props: CounterViewProps) {
  const { endsSoon, view, countOf, onView } = props;
  const zone = useContext(TimeZone);
  return (
    <div className="counter">
      <CounterHead {...props} />
      <div className="counter-bar">
        <nav className="counter-stages" aria-label="Orders">
          {VIEWS.map(([each, label]) => (
            <Chip key={each} pressed={props.wanted === "" && view === each} onToggle={() => onView(each)}>
              {label} <b>{numberWords(countOf(each))}</b>
            </Chip>
          ))}
        </nav>
        <Ways {...props} />
      </div>
      <main className="counter-main">
        {endsSoon !== "" && (
          <p className="counter-offline">
            {`This counter's code works until ${formatMoment(endsSoon, zone)}. Ask the owner for a new one before that.`}
          </p>
        )}
        <Orders {...props} />
      </main>
    </div>
  );
});

const WAYS = [
  ["pickup", "bag", "Pickup"],
  ["delivery", "truck", "Delivery"],
] as const;

/** Whoever hands over at the shop's counter does not look at deliveries, and the other way round. */
function Ways({ way, hasBothWays, wanted, onWay }: CounterViewProps) {
  if ((!hasBothWays && way === "all") || wanted !== "") return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a border and a legend, which this group has no room for
    <div className="counter-ways" role="group" aria-label="Show only">
      {WAYS.map(([each, glyph, label]) => (
        <Chip key={each} pressed={way === each} onToggle={(isOn) => onWay(isOn ? each : "all")}>
          <Glyph name={glyph} />
          <span>{label}</span>
        </Chip>
      ))}
    </div>
  );
}

function Orders(props: CounterViewProps) {
  const { orders, view, wanted, trouble, refusedElsewhere, onRefusalsRead, onRetry } = props;
  if (orders === undefined) {
    if (trouble !== "") return <ErrorState message={trouble} drawing="offline" onRetry={onRetry} />;
    return <Waiting />;
  }
  const isEmpty = orders.first.length + orders.newer.length + orders.missing === 0;
  return (
    <>
      {trouble !== "" && (
        <div role="alert" className="counter-offline">
          <p>
            <b>{trouble}</b> What you see may be old. New orders come as soon as the shop can be reached again.
          </p>
          <Button onClick={onRetry}>Look again</Button>
        </div>
      )}
      {refusedElsewhere.length > 0 && (
        <div role="alert" className="counter-offline">
          <ul>
            {refusedElsewhere.map(({ id, number, why }) => (
              <li key={id}>
                <b>{`Order ${number}:`}</b> {why}
              </li>
            ))}
          </ul>
          <Button onClick={onRefusalsRead}>OK</Button>
        </div>
      )}
      {wanted !== "" && !isEmpty && <Found {...props} orders={orders} />}
      {isEmpty && wanted !== "" && (
        <EmptyState
          drawing="search"
          title={`No order ends in ${wanted}`}
          text="Open orders and those that were finished today are looked through. Please check the number on the receipt."
        />
      )}
      {isEmpty && wanted === "" && (
        <EmptyState
          drawing="box"
          title={view === "done" ? "Nothing is done yet today" : "Nothing to do here"}
          text="New orders appear by themselves."
        />
      )}
      <OrderLists {...props} orders={orders} />
    </>
  );
}

function Found({ wanted, foundInAll, orders, onWanted }: CounterViewProps & { orders: OrderList }) {
  const { length } = orders.first;
  return (
    <div className="counter-gap">
      <p role="status">
        <b>
          {foundInAll > length
            ? `${numberWords(length)} of ${numberWords(foundInAll)} orders that end in ${wanted} are shown: type more of the number.`
            : `${length === 1 ? "One order ends" : `${numberWords(length)} orders end`} in ${wanted}.`}
        </b>
      </p>
      <Button size="large" onClick={() => onWanted("")}>
        Show all orders
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the orders" className="counter-slot">
      <Skeleton width="short" />
      <div className="counter-waiting">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} shape="block" height="xl" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
