import type { Early, RecordedEvents } from "../protocol";
import { counterpartOf } from "./counterpartOf";
import { writeText } from "./writeText";

/**
 * Called when the program takes over from the page's first script. It repeats the recorded taps, inputs, choices and
 * submits in order. If React has drawn the page again meanwhile, it uses the elements that replaced the recorded ones. It
 * removes the dark scheme that the script set, because the program has set its own.
 */
export function endEarly(page: Document): void {
  const view = page.defaultView as { haatEarly?: Early } | null;
  const events = view?.haatEarly?.end() ?? [];
  if (view) delete view.haatEarly;
  // React may not have hydrated these elements yet. A key event makes it hydrate the part around them at once, or draw it
  // again.
  for (const [, element] of events) element.dispatchEvent(new Event("keyup", { bubbles: true }));
  repeat(page, events, TRIES);
  requestAnimationFrame(() => delete page.documentElement.dataset.early);
}

/** A part that is drawn again may first have to load its code. */
const TRIES = 30;
const BETWEEN_TRIES_MS = 100;

function repeat(page: Document, events: RecordedEvents, tries: number): void {
  const isAwaited = (event: RecordedEvents[number]) => event[0] !== "focusout" && onThePage(event).length === 0;
  if (tries > 0 && events.some(isAwaited)) {
    const address = page.URL;
    // An event of this page must not be repeated on another page that looks alike.
    setTimeout(() => page.URL === address && repeat(page, events, tries - 1), BETWEEN_TRIES_MS);
    return;
  }
  const toRepeat = events.flatMap(onThePage);
  // React notices a change only when the value differs from the one that it rendered. The elements have the new values
  // already, so the old values are restored first.
  for (const [, element] of toRepeat) restore(element);
  for (const [type, element, value] of toRepeat) if (element.isConnected) redo(type, element, value);
}

/**
 * Returns the event with the element that it concerns now. A `focusout` of a removed field is dropped: the removal may have
 * caused it.
 */
function onThePage([type, element, value]: RecordedEvents[number]): RecordedEvents {
  if (element.isConnected) return [[type, element, value]];
  const place = element.ownerDocument.getElementById("root");
  const now = place && type !== "focusout" ? counterpartOf(element, place) : undefined;
  return now ? [[type, now, value]] : [];
}

/** Restores the value that was rendered, of radio buttons for all with the same name. */
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

function redo(type: RecordedEvents[number][0], element: Element, value: string): void {
  if (type === "click") (element as HTMLElement).click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else writeText(element, value, type);
}
