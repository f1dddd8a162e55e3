import { counterpartOf } from "./counterpartOf";
import { writeText } from "./writeText";

/**
 * Where somebody put an element into the page before it was hydrated (an extension beside a field), React throws away that
 * part's HTML and draws it again, and the field that is being typed into with it. Its successor gets text, cursor and focus
 * before the next key. A field of another address is not its successor: a search box shows its own text there. A button that
 * was drawn again between press and release gets its click. Ends with the returned function.
 */
export function keepFocus(place: Element): () => void {
  const page = place.ownerDocument;
  const address = page.URL;
  let focused: Element | null = page.activeElement;
  // A browser forgets the cursor of a field that is out of the page.
  let typed = textOf(focused);
  let pressed: Element | null = page.querySelector("button:active");
  const onFocus = ({ target }: Event) => {
    // React itself may give the focus to the successor, whose text comes after that.
    if (focused?.isConnected === false && counterpartOf(focused, place) === target) return;
    focused = target as Element;
    typed = textOf(focused);
  };
  const onSelect = () => {
    const now = textOf(page.activeElement);
    if (now.text === typed.text) typed = now;
  };
  const onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (event instanceof InputEvent) typed = textOf(field);
    // `writeText` has put the cursor at the end. React may have emptied the field before that, and the cursor is lost then.
    else if (field === page.activeElement && field.value === typed.text && typed.start !== null)
      field.setSelectionRange(typed.start, typed.end);
  };
  const onPress = ({ target }: Event) => {
    pressed = (target as Element).closest("button");
  };
  // The tap of a finger is one event, at its end.
  const onRelease = ({ target, pointerType }: PointerEvent) => {
    if (pressed === null || pressed.isConnected || pointerType !== "mouse" || page.URL !== address) return;
    const next = counterpartOf(pressed, place) as HTMLElement | undefined;
    if (next?.contains(target as Node)) next.click();
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
    focused = next;
    if (next.matches("textarea, input:not([type=radio], [type=checkbox])")) writeText(next, old.value);
  });
  const heard = {
    focusin: onFocus,
    focusout: onBlur,
    input: onInput,
    selectionchange: onSelect,
    pointerdown: onPress,
    pointerup: onRelease,
  };
  const each = Object.entries(heard) as [string, EventListener][];
  // The page's first script lets no event go further than to the page itself.
  for (const [type, listener] of each) page.addEventListener(type, listener, type !== "focusout");
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [type, listener] of each) page.removeEventListener(type, listener, type !== "focusout");
  };
}

/** The text of a field, and where the cursor stands in it, or what is selected; null where it has no text. */
function textOf(element: Element | null) {
  const {
    value: text,
    selectionStart: start = null,
    selectionEnd: end = null,
  } = (element ?? {}) as Partial<HTMLInputElement>;
  return { text, start, end };
}
