/** The elements that end above the keyboard. */
const PARTS = ".kiosk, [role=dialog], [role=alertdialog]";

/** The last height of each kind of keyboard, in px. */
const lastHeights = new Map<string, number>();

/** The probable height of such a keyboard in px; 0 before the first one. */
export function expectedHeight(kind: string): number {
  return lastHeights.get(kind) ?? 0;
}

/**
 * Sets the height of the open keyboard as `--kiosk-keyboard` (keyboard.css). A rule sets it for the few elements that use
 * it: on <html> it would make the browser style every element of the page again. The shop behind a sheet keeps its height
 * for the same reason.
 */
export class KeyboardRoom {
  private readonly sheet = new CSSStyleSheet();
  private readonly shop = document.querySelector<HTMLElement>(".kiosk-shop")?.offsetHeight;

  constructor(private readonly kind: string) {
    document.adoptedStyleSheets.push(this.sheet);
    this.write(expectedHeight(kind));
  }

  /** @param height in px */
  take(height: number): void {
    if (height === expectedHeight(this.kind)) return;
    lastHeights.set(this.kind, height);
    this.write(height);
  }

  free(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }

  private write(height: number): void {
    const shop = this.shop === undefined ? "" : `.kiosk-shop { height: ${this.shop}px }`;
    this.sheet.replaceSync(`:is(${PARTS}) { --kiosk-keyboard: ${height}px } ${shop}`);
  }
}
