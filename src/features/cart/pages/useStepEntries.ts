import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useHistoryKeeper } from "#design/history/useHistoryKeeper.ts";

interface Steps {
  readonly currentStep: number;
  show(step: number): void;
}

/**
 * Gives each step a history entry above those of the earlier steps (ADR 29). Back and Forward move the checkout; the
 * checkout moves the history before the step is painted, so that Back acts on the step on screen. Once the order was sent,
 * the steps are over and Back leaves the page.
 */
export function useStepEntries(checkout: Steps, isOver: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const keeper = useHistoryKeeper();
  const { currentStep } = checkout;
  const isBegun = useRef(false);
  const follow = useEffectEvent(() => keeper?.follow(isOver ? 0 : checkout.currentStep));
  const showEntryStep = useEffectEvent(() => {
    const step = keeper?.step;
    if (step !== undefined && !isOver) checkout.show(step);
    follow();
  });
  const begin = useEffectEvent(() => {
    isBegun.current = true;
    if (isReturn) showEntryStep();
    else follow();
  });
  // In an effect, because the checkout has started by then and knows what was chosen before a reload.
  useEffect(() => {
    const { pathname } = window.location;
    begin();
    return keeper?.onReturn(() => {
      // Back may have led to another page.
      if (window.location.pathname === pathname) showEntryStep();
    });
  }, [keeper]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history follows each of these values
  useLayoutEffect(() => {
    if (isBegun.current) follow();
  }, [key, currentStep, isOver]);
}
