import type { AdminOrder } from "../../../src/contract/admin";
import type { NextStep } from "../nextSteps";
import type { Stage } from "../stageOf";

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
