import { observer } from "mobx-react-lite";
import { useContext } from "react";
import { Button } from "#design/button/Button.tsx";
import { Chip } from "#design/chip/Chip.tsx";
import { formatMoment } from "#design/format/dates.ts";
import { TimeZone } from "#design/format/TimeZone.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { truck } from "#design/glyph/rareGlyphs.ts";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import type { OrderList } from "../ShownOrders";
import type { View } from "../stagesOf";
import * as words from "../words.en";
import type { CounterViewProps } from "./Counter.types";
import { CounterHead } from "./CounterHead";
import { numberWords } from "./numberWords";
import { OrderLists } from "./OrderLists";

const VIEWS: readonly (readonly [View, string])[] = [
  ["open", words.open],
  ["toPack", words.toPack],
  ["packed", words.packed],
  ["onTheWay", words.onTheWay],
  ["done", words.doneToday],
];

/** An observer, because `countOf` reads the store. */
export const CounterView = observer(function CounterView(props: CounterViewProps) {
  const { endsSoon, view, countOf, onView } = props;
  const zone = useContext(TimeZone);
  return (
    <div className="counter">
      <CounterHead {...props} />
      <div className="counter-bar">
        <nav className="counter-stages" aria-label={words.orders}>
          {VIEWS.map(([each, label]) => (
            <Chip key={each} pressed={props.wanted === "" && view === each} onToggle={() => onView(each)}>
              {label} <b>{numberWords(countOf(each))}</b>
            </Chip>
          ))}
        </nav>
        <Ways {...props} />
      </div>
      <main className="counter-main">
        {endsSoon !== "" && <p className="counter-offline">{words.codeWorksUntil(formatMoment(endsSoon, zone))}</p>}
        <Orders {...props} />
      </main>
    </div>
  );
});

const WAYS = [
  ["pickup", "bag", words.pickup],
  ["delivery", truck, words.delivery],
] as const;

/** Staff who hand over at the shop's counter do not look at deliveries, and the other way round. */
function Ways({ way, hasBothWays, wanted, onWay }: CounterViewProps) {
  if ((!hasBothWays && way === "all") || wanted !== "") return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a border and a legend, for which there is no space here
    <div className="counter-ways" role="group" aria-label={words.showOnly}>
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
            <b>{trouble}</b> {words.mayBeOld}
          </p>
          <Button onClick={onRetry}>{words.lookAgain}</Button>
        </div>
      )}
      {refusedElsewhere.length > 0 && (
        <div role="alert" className="counter-offline">
          <ul>
            {refusedElsewhere.map(({ id, number, why }) => (
              <li key={id}>
                <b>{words.refusedOrder(number)}</b> {why}
              </li>
            ))}
          </ul>
          <Button onClick={onRefusalsRead}>{words.ok}</Button>
        </div>
      )}
      {wanted !== "" && !isEmpty && <Found {...props} orders={orders} />}
      {isEmpty && wanted !== "" && (
        <EmptyState drawing="search" title={words.noneEndsIn(wanted)} text={words.checkNumber} />
      )}
      {isEmpty && wanted === "" && (
        <EmptyState
          drawing="box"
          title={view === "done" ? words.nothingDoneYet : words.nothingToDo}
          text={words.newOrdersAppear}
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
            ? words.someEndIn(numberWords(length), numberWords(foundInAll), wanted)
            : words.endIn(length, numberWords(length), wanted)}
        </b>
      </p>
      <Button size="large" onClick={() => onWanted("")}>
        {words.showAllOrders}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={words.loadingOrders} className="counter-slot">
      <Skeleton width="short" />
      <div className="counter-waiting">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} shape="block" height="xl" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
