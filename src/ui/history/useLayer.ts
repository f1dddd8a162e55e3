import { useId, useLayoutEffect, useRef } from "react";
import type { Layer } from "./Layer.types";
import { useHistoryKeeper } from "./useHistoryKeeper";

/**
 * While `open`, Back closes this instead of leaving the page (ADR 29). Its entry is made before it is painted: Back and a
 * reload mean what is seen, however quickly they follow.
 */
export function useLayer(open: boolean, layer: Layer): void {
  const keeper = useHistoryKeeper();
  const id = useId();
  const current = useRef(layer);
  current.current = layer;
  useLayoutEffect(() => keeper?.add(id, current), [keeper, id]);
  // After each drawing: one that stayed open at Back, because it is saving, has an entry again.
  useLayoutEffect(() => {
    if (open) keeper?.open(id);
  });
  useLayoutEffect(() => {
    if (open) return () => keeper?.close(id);
  }, [open, keeper, id]);
}
