import { partOf, stops } from "./stops";

/** Moves the focus through the screen: to the next element, or to the next region. */
export class KeyWalk {
  /** The index of the focused element, because a button may be removed with its screen, or replaced. */
  private at = -1;

  /** The focused element; undefined when the focus was lost. */
  get focused(): HTMLElement | undefined {
    const all = stops();
    return all[this.indexIn(all) ?? -1];
  }

  /** Moves to the next (1) or the last (-1) element. @returns whether there is one */
  step(by: 1 | -1): boolean {
    const all = stops();
    const here = this.indexIn(all);
    // If the element was removed, the one after it has its index.
    const next = here === undefined ? this.at + (by === 1 ? 0 : -1) : here + by;
    return this.focus(all, next);
  }

  /** Moves to the first element of the next (1) or the last (-1) region. @returns whether there is one */
  leap(by: 1 | -1): boolean {
    const all = stops();
    const parts = all.map(partOf);
    const here = this.indexIn(all) ?? Math.min(this.at, all.length - 1);
    if (here < 0) return this.focus(all, 0);
    const others = [...new Set(parts)];
    const part = others[others.indexOf(parts[here]) + by];
    return part !== undefined && this.focus(all, parts.indexOf(part));
  }

  /** Moves to the first element after `heading`, when a screen has opened. */
  enter(heading: Element | undefined): boolean {
    const all = stops();
    const isBehind = (element: Element) =>
      heading === undefined ||
      element.contains(heading) ||
      (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return this.focus(all, Math.max(all.findIndex(isBehind), 0));
  }

  /** Moves back to where the focus was before it was lost. @returns whether it was lost */
  restore(): boolean {
    const all = stops();
    return this.indexIn(all) === undefined && this.focus(all, Math.min(Math.max(this.at, 0), all.length - 1));
  }

  private indexIn(all: readonly HTMLElement[]): number | undefined {
    const index = all.indexOf(document.activeElement as HTMLElement);
    if (index === -1) return undefined;
    this.at = index;
    return index;
  }

  private focus(all: readonly HTMLElement[], index: number): boolean {
    const element = all[index];
    if (element === undefined) return false;
    this.at = index;
    // A text can be focused only by these keys.
    if (element.hasAttribute("data-stop") && element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ focusVisible: true } as FocusOptions);
    return true;
  }
}
