import { Button } from "../../../src/ui/button/Button";
import { Chip } from "../../../src/ui/chip/Chip";
import { formatDay } from "../../../src/ui/format/dates";
import { EmptyState } from "../../../src/ui/page-state/EmptyState";
import { ErrorState } from "../../../src/ui/page-state/ErrorState";
import { Skeleton, SkeletonGroup } from "../../../src/ui/skeleton/Skeleton";
import { slotsOf } from "../slotsOf";
import type { Stage } from "../stageOf";
import type { CounterViewProps } from "./Counter.types";
import { OrderCard } from "./OrderCard";

const STAGES: readonly (readonly [Stage | "open", string])[] = [
  ["open", "Open"],
  ["toPack", "To pack"],
  ["packed", "Packed"],
  ["onTheWay", "On the way"],
  ["done", "Done today"],
];

export function CounterView(props: CounterViewProps) {
  const { storeName, logo, today, who, stage, countOf, isSoundOn, onStage, onSound, onLogOut } = props;
  return (
    <div className="counter">
      <header className="counter-head">
        {logo && <img src={logo} alt="" width={48} height={48} />}
        <div className="counter-title">
          <h1>{storeName}</h1>
          <p className="counter-soft">{today === "" ? "Counter" : `${formatDay(today)} · ${who}`}</p>
        </div>
        <div className="counter-tools">
          <Button size="large" aria-pressed={isSoundOn} onClick={() => onSound(!isSoundOn)}>
            {isSoundOn ? "Sound is on" : "Turn sound on"}
          </Button>
          <Button size="large" disabled={countOf("toPack") === 0} onClick={props.onPrintToPack}>
            Print what to pack
          </Button>
          <Button size="large" appearance="subtle" onClick={onLogOut}>
            Log out
          </Button>
        </div>
      </header>
      <nav className="counter-stages" aria-label="Orders">
        {STAGES.map(([each, label]) => (
          <Chip key={each} pressed={stage === each} onToggle={() => onStage(each)}>
            {label} <b>{countOf(each)}</b>
          </Chip>
        ))}
      </nav>
      <main className="counter-main">
        <Orders {...props} />
      </main>
    </div>
  );
}

function Orders(props: CounterViewProps) {
  const { orders, today, stage, trouble, onRetry } = props;
  if (orders === undefined) {
    if (trouble !== "") return <ErrorState message={trouble} drawing="offline" onRetry={onRetry} />;
    return <Waiting />;
  }
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
      {orders.length === 0 && (
        <EmptyState
          drawing="box"
          title={stage === "done" ? "Nothing is done yet today" : "Nothing to do here"}
          text="New orders appear by themselves."
        />
      )}
      {slotsOf(orders, today).map(({ key, title, orders: ofSlot }) => (
        <section key={key} className="counter-slot">
          <h2>
            {title} <span className="counter-soft">{ofSlot.length === 1 ? "1 order" : `${ofSlot.length} orders`}</span>
          </h2>
          <ul>
            {ofSlot.map((order) => (
              <OrderCard key={order.id} order={order} {...props} {...props.stateOf(order)} />
            ))}
          </ul>
        </section>
      ))}
    </>
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
