import type { Early, KeptEvents } from "../protocol";
import { counterpartOf } from "./counterpartOf";
import { writeText } from "./writeText";

/**
 * Called when the program takes over from the page's first script. It repeats the recorded taps, inputs, choices and submits in
 * order; where React has drawn a part of the page again meanwhile, on the elements that stand there now. The dark scheme that
 * the script set is removed, because the program has set its own.
 */
export function endEarly(page: Document): void {
  const view = page.defaultView as { haatEarly?: Early } | null;
  const events = view?.haatEarly?.end() ?? [];
  if (view) delete view.haatEarly;
  // React may not have come to these elements yet. A key hydrates the part around them at once, or draws it again.
  for (const [, element] of events) element.dispatchEvent(new Event("keyup", { bubbles: true }));
  repeat(page, events, TRIES);
  requestAnimationFrame(() => delete page.documentElement.dataset.early);
}

/** A part that is drawn again may wait for code of its own. */
const TRIES = 30;
const BETWEEN_TRIES_MS = 100;

function repeat(page: Document, events: KeptEvents, tries: number): void {
  const isAwaited = (event: KeptEvents[number]) => event[0] !== "focusout" && onThePage(event).length === 0;
  if (tries > 0 && events.some(isAwaited)) {
    const address = page.URL;
    // What was meant for this page is not done on another one that looks alike.
    setTimeout(() => page.URL === address && repeat(page, events, tries - 1), BETWEEN_TRIES_MS);
    return;
  }
  const kept = events.flatMap(onThePage);
  // The elements have the new values already. React notices a change only when the value differs from what it rendered, so the
  // old values are restored first.
  for (const [, element] of kept) restore(element);
  for (const [type, element, value] of kept) if (element.isConnected) redo(type, element, value);
}

/** The event with the element that it concerns now. A field that is gone may have told that it was left only because of that. */
function onThePage([type, element, value]: KeptEvents[number]): KeptEvents {
  if (element.isConnected) return [[type, element, value]];
  const place = element.ownerDocument.getElementById("root");
  const now = place && type !== "focusout" ? counterpartOf(element, place) : undefined;
  return now ? [[type, now, value]] : [];
}

/** Restores the value that was rendered; of radio buttons, the whole group. */
function restore(element: Element): void {
  if (element instanceof HTMLTextAreaElement) element.value = element.defaultValue;
  if (!(element instanceof HTMLInputElement)) return;
  const { type, name, ownerDocument } = element;
  if (type === "checkbox") element.checked = element.defaultChecked;
  else if (type !== "radio") element.value = element.defaultValue;
  else {
    const group = ownerDocument.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    for (const input of group) input.checked = input.defaultChecked;
  }
}

function redo(type: KeptEvents[number][0], element: Element, value: string): void {
  if (type === "click") (element as HTMLElement).click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else writeText(element, value, type);
}
