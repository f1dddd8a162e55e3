import { useLayoutEffect } from "react";
import { useService } from "#kernel/react/useService.ts";
import { Attention } from "#kernel/shop/Attention.ts";

/** While a step after the first one is shown, the shop's frame has neither announcement, search nor tabs. */
export function useAttention(isBegun: boolean): void {
  const attention = useService(Attention);
  // Before the step is painted, so that the frame never changes under it.
  useLayoutEffect(() => (isBegun ? attention.hold() : undefined), [attention, isBegun]);
}
