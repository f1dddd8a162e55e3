import { COUNTER_STAGES, type CounterStage } from "#contract/counter.ts";

/** The view of the page: the orders of one stage, or all that are open. */
export type View = CounterStage | "open";

export const stagesOf = (view: View): readonly CounterStage[] =>
  view === "open" ? COUNTER_STAGES.filter((stage) => stage !== "done") : [view];
