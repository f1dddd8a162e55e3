import { useContext, useEffect, useId, useRef } from "react";
import { type Layer, LayersContext } from "./Layers";

/** While `open`, Back closes this instead of leaving the page (ADR 29). */
export function useLayer(open: boolean, layer: Layer): void {
  const layers = useContext(LayersContext);
  const id = useId();
  const current = useRef(layer);
  current.current = layer;
  useEffect(() => layers.add(id, current), [layers, id]);
  // After each drawing: one that stayed open at Back, because it is saving, has an entry again.
  useEffect(() => {
    if (open) layers.open(id);
  });
  useEffect(() => {
    if (open) return () => layers.close(id);
  }, [open, layers, id]);
}
