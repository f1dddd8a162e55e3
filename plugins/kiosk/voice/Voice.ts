import { makeAutoObservable } from "mobx";
import { fieldKind } from "../input/fieldKind";
import type { KioskLanguage } from "../languages";
import { describe } from "./describe";
import { KeyTyping } from "./KeyTyping";
import { KeyWalk } from "./KeyWalk";
import { ScreenTeller } from "./ScreenTeller";
import type { Speaker } from "./Speaker.types";
import { spoken } from "./spoken";
import { partOf } from "./stops";

const ARROWS: Record<string, readonly [down: 1 | -1 | 0, right: 1 | -1 | 0]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * The kiosk by five keys and a headphone: four arrows move through the screen, the fifth presses, and everything is read
 * aloud. The first arrow turns it on.
 */
export class Voice {
  isOn = false;
  readonly #walk = new KeyWalk();
  readonly #typing = new KeyTyping();
  readonly #teller: ScreenTeller;
  #endTelling: () => void = () => {};
  #part: Element | undefined;
  /** True when the shopper uses the keys: a new screen then focuses its first element. */
  hasKeys = false;
  #isOpening = false;
  /** Said before the first screen. */
  #greeting = "";
  readonly #speaker: Speaker;
  readonly #language: () => KioskLanguage;

  constructor(speaker: Speaker, language: () => KioskLanguage) {
    this.#speaker = speaker;
    this.#language = language;
    this.#teller = new ScreenTeller({
      words: () => language().words,
      onOpen: (texts, heading) => this.open(texts, heading),
      onMessage: (text) => this.add(text),
    });
    makeAutoObservable(this, { hasKeys: false });
  }

  get isPossible(): boolean {
    return this.#speaker.speaks(this.#language().code);
  }

  /** Returns a function that ends it. */
  start(): () => void {
    const key = (event: KeyboardEvent) => this.hear(event);
    const focus = ({ target }: FocusEvent) => target instanceof Element && this.isOn && this.sayFocus(target);
    window.addEventListener("keydown", key, true);
    window.addEventListener("focusin", focus);
    return () => {
      window.removeEventListener("keydown", key, true);
      window.removeEventListener("focusin", focus);
      this.reset();
    };
  }

  turn(): void {
    if (this.isOn) this.reset();
    else {
      this.isOn = true;
      this.#greeting = this.words.voiceOn;
      this.#endTelling = this.#teller.start();
    }
  }

  /** Goes on as on the page before, without a greeting. */
  become({ isSpoken, hasKeys }: { isSpoken: boolean; hasKeys: boolean }): void {
    if (isSpoken && !this.isOn) this.turn();
    this.#greeting = "";
    this.hasKeys = hasKeys;
  }

  /** Says this even when the screen is not read aloud, as a sound box in a shop does. */
  announce(text: string): void {
    if (!this.isOn) this.#speaker.say(spoken(text, this.words), this.#language().code);
  }

  reset(): void {
    this.#endTelling();
    this.#endTelling = () => {};
    if (this.isOn) this.#speaker.stop();
    this.isOn = false;
    this.hasKeys = false;
    this.#part = undefined;
  }

  private get words() {
    return this.#language().words;
  }

  private hear(event: KeyboardEvent): void {
    // Keys of the kiosk's own keyboard are not trusted events.
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (way !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      this.move(...way);
    } else if (event.key === "Enter" && this.hasKeys && this.press()) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  private move(down: 1 | -1 | 0, right: 1 | -1 | 0): void {
    this.hasKeys = true;
    // Turning it on reads the screen as if it had just opened, and focuses its first element.
    if (!this.isOn) this.turn();
    else {
      this.#speaker.stop();
      if (this.#typing.isTyping) this.add(this.#typing.move(down, right) ?? "");
      else this.walkOn(down, right);
    }
  }

  private walkOn(down: 1 | -1 | 0, right: 1 | -1 | 0): void {
    // The arrow to the left goes on where the parts follow each other from right to left.
    const on = this.#language().direction === "rtl" ? -right : right;
    const hasMoved = on === 0 ? this.#walk.step(down || 1) : this.#walk.leap(on > 0 ? 1 : -1);
    // At the end the last element is read again.
    if (!hasMoved && document.activeElement !== null) this.sayFocus(document.activeElement);
  }

  /** @returns whether the key has been handled; the browser itself presses a button */
  private press(): boolean {
    this.#speaker.stop();
    if (this.#typing.isTyping) {
      const name = this.#typing.press();
      const isClosed = !this.#typing.isTyping || fieldKind(document.activeElement) === undefined;
      this.add(isClosed ? this.words.keyboardClosed : (name ?? ""));
      return true;
    }
    if (fieldKind(document.activeElement) !== undefined) {
      const name = this.#typing.start();
      if (name === undefined) return false;
      this.add(`${this.words.typeHint} ${name}`);
      return true;
    }
    return this.#walk.restore();
  }

  private open(texts: readonly string[], heading: Element | undefined): void {
    this.#speaker.stop();
    for (const text of [this.#greeting, ...texts]) this.add(text);
    this.#greeting = "";
    this.#part = undefined;
    if (!this.hasKeys) return;
    this.#isOpening = true;
    const focused = this.#walk.focused;
    if (focused === undefined) this.#walk.enter(heading);
    else this.sayFocus(focused);
    this.#isOpening = false;
  }

  private sayFocus(element: Element): void {
    if (element === document.body || element.closest("[data-kiosk-keyboard]") !== null) return;
    if (!this.#isOpening) this.#speaker.stop();
    const part = partOf(element);
    const name = part !== this.#part && part !== undefined ? (part.getAttribute("aria-label") ?? "") : "";
    this.#part = part;
    if (name !== "" && !this.#isOpening) this.add(name);
    if (!element.hasAttribute("data-stop") || !this.#teller.isAwaited(element)) this.add(describe(element, this.words));
  }

  private add(text: string): void {
    this.#speaker.add(text, this.#language().code);
  }
}
