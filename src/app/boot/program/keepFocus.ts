import { counterpartOf } from "./counterpartOf";
import { writeText } from "./writeText";

/**
 * Where somebody put an element into the page before it was hydrated (an extension beside a field), React throws away that
 * part's HTML and draws it again, and the field that is being typed into with it. Its successor gets text and focus before
 * the next key. A field of another address is not its successor: a search box shows its own text there. Ends with the returned
 * function.
 */
export function keepFocus(place: Element): () => void {
  const page = place.ownerDocument;
  const address = page.URL;
  let focused: Element | null = page.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // A browser may also report that a field lost the focus because it was removed, which has an effect at once.
  const onBlur = ({ target }: Event) =>
    setTimeout(() => {
      if (focused === target) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected || page.URL !== address) return;
    const old = focused as HTMLInputElement;
    const next = counterpartOf(old, place) as HTMLElement | undefined;
    // Its successor may come later, with code that is still loading.
    if (next === undefined) return;
    next.focus();
    // The cursor stands at the end then, where people type. A browser forgets where it was in a field that is out of the page.
    if (next.matches("textarea, input:not([type=radio], [type=checkbox])")) writeText(next, old.value);
  });
  page.addEventListener("focusin", onFocus);
  page.addEventListener("focusout", onBlur);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.removeEventListener("focusin", onFocus);
    page.removeEventListener("focusout", onBlur);
  };
}
