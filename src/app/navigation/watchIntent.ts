/** A pointer that only passes over a link is ignored. */
const REST_MS = 50;

/**
 * Calls `tell` with the element that a pointer rests on, that a finger or a button presses, or that gets the focus. Three
 * listeners serve the whole document, with links that are added later and links of a page that is not hydrated yet.
 */
export function watchIntent(document: Document, tell: (target: EventTarget | null) => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(rest);
    if (pointerType === "mouse") rest = setTimeout(() => tell(target), REST_MS);
  };
  const onMeant = ({ target }: Event) => {
    clearTimeout(rest);
    tell(target);
  };
  const options = { capture: true, passive: true };
  document.addEventListener("pointerover", onOver, options);
  document.addEventListener("pointerdown", onMeant, options);
  document.addEventListener("focusin", onMeant, options);
  return () => {
    clearTimeout(rest);
    document.removeEventListener("pointerover", onOver, options);
    document.removeEventListener("pointerdown", onMeant, options);
    document.removeEventListener("focusin", onMeant, options);
  };
}
