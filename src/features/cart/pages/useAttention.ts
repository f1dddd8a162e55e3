import { useLayoutEffect } from "react";
import { useService } from "#kernel/react/useService.ts";
import { Attention } from "#kernel/shop/Attention.ts";

/** Hides announcement, search and tabs of the shop's frame after the first step. */
export function useAttention(isBegun: boolean): void {
  const attention = useService(Attention);
  // In the layout phase, so that the frame never changes around a painted step.
  useLayoutEffect(() => (isBegun ? attention.hold() : undefined), [attention, isBegun]);
}
