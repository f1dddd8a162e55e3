import { counterpartOf } from "./counterpartOf";
import { writeText } from "./writeText";

/**
 * Keeps the typing going when React replaces the field that has the focus. React does so where somebody put an element into
 * the page before it was hydrated, for example an extension beside a field: it throws that part's HTML away and draws it
 * again. The new field gets text, cursor and focus before the next key. A field of another address gets nothing, because a
 * search box shows its own text there. A button that was replaced between press and release gets its click. The returned
 * function ends it, and tells what was changed in the page meanwhile.
 */
export function keepFocus(place: Element): () => MutationRecord[] {
  const changes: MutationRecord[] = [];
  const page = place.ownerDocument;
  const address = page.URL;
  let focused: Element | null = page.activeElement;
  // The browser forgets the cursor of a field once it is removed.
  let typed = textOf(focused);
  let pressed: Element | null = page.querySelector("button:active");
  const onFocus = ({ target }: Event) => {
    // React itself may focus the new field, which gets its text only after that.
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
    // `writeText` puts the cursor at the end, and the cursor is lost if React emptied the field before. So it is set again.
    else if (field === page.activeElement && field.value === typed.text && typed.start !== null)
      field.setSelectionRange(typed.start, typed.end);
  };
  const onPress = ({ target }: Event) => {
    pressed = (target as Element).closest("button");
  };
  // A finger's tap needs no repair: its click is one event, at the end.
  const onRelease = ({ target, pointerType }: PointerEvent) => {
    if (pressed === null || pressed.isConnected || pointerType !== "mouse" || page.URL !== address) return;
    const next = counterpartOf(pressed, place) as HTMLElement | undefined;
    if (next?.contains(target as Node)) next.click();
  };
  // Chromium also reports `focusout` for a removed field, and at once. So this waits until the observer has run.
  const onBlur = ({ target }: Event) =>
    setTimeout(() => {
      if (focused === target) focused = null;
    });
  const observer = new MutationObserver((records) => {
    changes.push(...records);
    if (focused === null || focused.isConnected || page.URL !== address) return;
    const old = focused as HTMLInputElement;
    const next = counterpartOf(old, place) as HTMLElement | undefined;
    // The new field may come later, with code that is still loading.
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
  // `true`, because the first script stops the propagation at the document.
  for (const [type, listener] of each) page.addEventListener(type, listener, type !== "focusout");
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    for (const [type, listener] of each) page.removeEventListener(type, listener, type !== "focusout");
    return changes;
  };
}

/** The text of a field and the selection in it; null for an element without text. */
function textOf(element: Element | null) {
  const {
    value: text,
    selectionStart: start = null,
    selectionEnd: end = null,
  } = (element ?? {}) as Partial<HTMLInputElement>;
  return { text, start, end };
}
