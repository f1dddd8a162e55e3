/** What ends above the keyboard. */
const PARTS = ".kiosk, [role=dialog], [role=alertdialog]";

/** How high a keyboard of each kind was last, in px. */
const lastHeights = new Map<string, number>();

/** How high such a keyboard will probably be, in px; 0 before the first one. */
export function expectedHeight(kind: string): number {
  return lastHeights.get(kind) ?? 0;
}

/**
 * The room above the open keyboard: its height as `--kiosk-keyboard` (keyboard.css). The rule names the few parts that use it; set
 * on <html>, the property would make the browser style every element of the page again. The shop behind a sheet keeps its height
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
