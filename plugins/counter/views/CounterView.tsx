import type { AdminOrder } from "../../../src/contract/admin";
import { Button } from "../../../src/ui/button/Button";
import { Chip } from "../../../src/ui/chip/Chip";
import { formatDay } from "../../../src/ui/format/dates";
import { EmptyState } from "../../../src/ui/page-state/EmptyState";
import { ErrorState } from "../../../src/ui/page-state/ErrorState";
import { Skeleton, SkeletonGroup } from "../../../src/ui/skeleton/Skeleton";
import type { NextStep } from "../nextSteps";
import { slotsOf } from "../slotsOf";
import type { Stage } from "../stageOf";
import { OrderCard } from "./OrderCard";

export interface CardState {
  /** It came while this page was open, and nobody has touched it. */
  isFresh: boolean;
  isBusy: boolean;
  /** Why the last step was refused; empty when it was not. */
  refusal: string;
}

export interface CounterViewProps {
  storeName: string;
  logo: string;
  /** The store's day, `2026-11-25`. */
  today: string;
  /** What the code is called. */
  who: string;
  /** Of the chosen stage; undefined until the platform has answered. */
  orders: readonly AdminOrder[] | undefined;
  stage: Stage | "open";
  countOf: (stage: Stage | "open") => number;
  /** Why the last look failed. */
  trouble: string;
  isSoundOn: boolean;
  stateOf: (order: AdminOrder) => CardState;
  weightOf: (weight: number | undefined, unit: string | undefined) => string;
  onStage: (stage: Stage | "open") => void;
  onStep: (order: AdminOrder, step: NextStep["step"]) => void;
  onCancel: (order: AdminOrder) => void;
  onPrint: (orders: readonly AdminOrder[]) => void;
  onPrintToPack: () => void;
  onSound: (isOn: boolean) => void;
  onRetry: () => void;
  onLogOut: () => void;
}

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
