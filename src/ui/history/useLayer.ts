import { useContext, useEffect, useId, useRef } from "react";
import { type Layer, LayersContext } from "./Layers";

/** While `open`, Back closes this instead of leaving the page (ADR 29). */
export function useLayer(open: boolean, layer: Layer): void {
  const keep = useContext(LayersContext);
  const id = useId();
  const current = useRef(layer);
  current.current = layer;
  useEffect(() => {
    const added = keep().then((layers) => layers?.add(id, current));
    return () => void added.then((remove) => remove?.());
  }, [keep, id]);
  // After each drawing: one that stayed open at Back, because it is saving, has an entry again.
  useEffect(() => {
    if (open) void keep().then((layers) => layers?.open(id));
  });
  useEffect(() => {
    if (open) return () => void keep().then((layers) => layers?.close(id));
  }, [open, keep, id]);
}
