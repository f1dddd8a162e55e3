import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useHistoryKeeper } from "../../../ui/history/useHistoryKeeper";

interface Steps {
  readonly currentStep: number;
  show(step: number): void;
}

/**
 * Each step is an entry of the history with those before it below it (ADR 29): Back and Forward move the checkout, and the
 * checkout moves the history. Once an order was asked for there is no step to go back to: it is over, and Back leaves the page.
 */
export function useStepEntries(checkout: Steps, isOver: boolean): void {
  const { key, pathname, search, hash, state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const navigate = useNavigate();
  const met = useRef<string>(undefined);
  const entry = (state as { step?: number } | null)?.step;
  const { currentStep } = checkout;
  // Who replaces this page replaces its steps.
  useHistoryKeeper();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew after Back has moved it
  useEffect(() => {
    if (entry === undefined) {
      void navigate({ pathname, search, hash }, { replace: true, state: { step: 0 } });
      return;
    }
    if (isReturn && met.current !== key && !isOver) checkout.show(entry);
    met.current = key;
    const step = isOver ? 0 : checkout.currentStep;
    if (step < entry) void navigate(step - entry);
    for (let next = entry + 1; next <= step; next += 1)
      void navigate({ pathname, search, hash }, { state: { step: next } });
  }, [key, entry, currentStep, isOver]);
}
