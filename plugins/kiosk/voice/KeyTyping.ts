const KEYS = "[data-kiosk-keyboard]";

/** Types on the kiosk's keyboard with five keys: four move a mark over the letters, the fifth presses the marked one. */
export class KeyTyping {
  private row = 0;
  private column = 0;
  private isOn = false;

  /** False as soon as the keyboard is closed. */
  get isTyping(): boolean {
    this.isOn &&= document.querySelector(KEYS) !== null;
    return this.isOn;
  }

  /** @returns the name of the marked key; undefined without a keyboard */
  start(): string | undefined {
    this.row = 0;
    this.column = 0;
    this.isOn = true;
    return this.isTyping ? this.mark() : undefined;
  }

  /** @returns the name of the key that is marked now */
  move(down: number, right: number): string | undefined {
    const rows = rowsOf();
    this.row = Math.min(Math.max(this.row + down, 0), rows.length - 1);
    this.column = Math.min(Math.max(this.column + right, 0), (rows[this.row]?.length ?? 1) - 1);
    return this.mark();
  }

  /** @returns the name of the key that was pressed */
  press(): string | undefined {
    const key = rowsOf()[this.row]?.[this.column];
    const name = key && nameOf(key);
    key?.click();
    // Other letters have other keys, so the mark is set again.
    requestAnimationFrame(() => this.isTyping && this.mark());
    return name;
  }

  private mark(): string | undefined {
    for (const marked of document.querySelectorAll(`${KEYS} [data-at]`)) marked.removeAttribute("data-at");
    const key = rowsOf()[this.row]?.[this.column];
    key?.setAttribute("data-at", "");
    return key && nameOf(key);
  }
}

const rowsOf = (): HTMLElement[][] =>
  [...document.querySelectorAll(`${KEYS} .hg-row`)].map((row) => [...row.querySelectorAll<HTMLElement>("button")]);

const nameOf = (key: Element): string => key.getAttribute("aria-label") ?? key.textContent ?? "";
