import type { AdminOrder } from "../../../src/contract/admin";
import type { NextStep } from "../nextSteps";
import type { Stage } from "../stageOf";

export interface CardState {
  /** The order came while this page was open, and nobody has touched its card yet. */
  isFresh: boolean;
  isBusy: boolean;
  /** Why the last step was refused; empty otherwise. */
  refusal: string;
}

export interface CounterViewProps {
  storeName: string;
  logo: string;
  /** Today in the store's time zone, `2026-11-25`. */
  today: string;
  /** The name of the code that was used to log in. */
  who: string;
  /** The orders of the chosen stage; undefined until the platform has answered. */
  orders: readonly AdminOrder[] | undefined;
  stage: Stage | "open";
  countOf: (stage: Stage | "open") => number;
  /** Why the last fetch failed. */
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
