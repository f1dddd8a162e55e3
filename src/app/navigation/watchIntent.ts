/** A pointer that only passes over a link means nothing. */
const REST_MS = 50;

/**
 * Tells of the element that a pointer rests on, a finger or a button goes down on, or the focus comes to. Three listeners
 * for the whole document: they hold for links that are drawn later, and for those of a page that is not hydrated yet.
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
