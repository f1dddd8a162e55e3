import type { KioskWords } from "../languages";
import { textOf } from "./describe";
import { spoken } from "./spoken";
import { openLayer } from "./stops";

/** Elements with messages, and the text that has the focus, which may change while it is read. */
const LIVE = '[role="status"], [role="alert"], output, [data-stop]:focus';

interface Listener {
  words: () => KioskWords;
  /** Called when a screen or a dialog has opened, or its language has changed. */
  onOpen: (texts: readonly string[], heading: Element | undefined) => void;
  /** Called when a message has appeared. */
  onMessage: (text: string) => void;
}

/** Finds in the page what a person who does not see it must be told: a screen that opened, and messages. */
export class ScreenTeller {
  private place: { layer: Element; title: string } | undefined;
  /** The last message of each element. */
  private said = new WeakMap<Element, string>();

  constructor(private readonly listener: Listener) {}

  /** Returns a function that ends it. */
  start(): () => void {
    let frame = 0;
    const look = () => {
      frame = 0;
      this.look();
    };
    // All changes of a frame are handled once.
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const watcher = new MutationObserver(soon);
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    soon();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      this.place = undefined;
      this.said = new WeakMap();
    };
  }

  /** Notes the element's message as said. @returns whether the element is still busy; its message is then said later */
  isAwaited(element: Element): boolean {
    this.said.set(element, messageOf(element));
    return element.getAttribute("aria-busy") === "true";
  }

  private look(): void {
    const layer = openLayer();
    if (layer === undefined) return;
    const heading = layer.querySelector("h1, h2, [data-title]") ?? undefined;
    const title = heading ? textOf(heading) : "";
    const isNew = this.place?.layer !== layer || this.place.title !== title;
    // A screen that is still loading has no heading, or is marked as busy.
    if (isNew && (title === "" || layer.querySelector('section[aria-busy="true"]') !== null)) return;
    if (isNew) {
      this.place = { layer, title };
      for (const live of document.querySelectorAll(LIVE)) this.said.set(live, messageOf(live));
      const intros = [...layer.querySelectorAll("[data-intro]")].map(textOf);
      this.listener.onOpen(this.spoken([title, ...intros]), heading);
      return;
    }
    const messages = new Set<string>();
    for (const live of document.querySelectorAll(LIVE)) {
      const before = this.said.get(live);
      if (!this.isAwaited(live) && before !== this.said.get(live)) messages.add(messageOf(live));
    }
    // A card and the cart show the same amount, which is said once.
    for (const text of this.spoken([...messages])) this.listener.onMessage(text);
  }

  private spoken(texts: readonly string[]): string[] {
    return texts.map((text) => spoken(text, this.listener.words())).filter(Boolean);
  }
}

/** A number alone says little, so its name comes first: `Toned Milk: amount 2`. */
function messageOf(live: Element): string {
  const group = live.matches("output") ? live.closest('[role="group"]')?.getAttribute("aria-label") : undefined;
  return [group, textOf(live)].filter(Boolean).join(" ");
}
