import { useId, useLayoutEffect, useRef } from "react";
import type { Layer } from "./Layer.types";
import { useHistoryKeeper } from "./useHistoryKeeper";

/**
 * While `open` is true, Back closes this layer instead of leaving the page (ADR 29). The history entry is made before the layer
 * is painted, so that Back and reload act on what the shopper sees, however soon they are pressed.
 */
export function useLayer(open: boolean, layer: Layer): void {
  const keeper = useHistoryKeeper();
  const id = useId();
  const current = useRef(layer);
  current.current = layer;
  useLayoutEffect(() => keeper?.add(id, current), [keeper, id]);
  // Runs after every render: a layer that refused to close at Back, because it is saving, gets a new entry.
  useLayoutEffect(() => {
    if (open) keeper?.open(id);
  });
  useLayoutEffect(() => {
    if (open) return () => keeper?.close(id);
  }, [open, keeper, id]);
}
