/** Types as a barcode scanner does: faster than any hand, ended by Enter. */
export function typeScan(code: string): void {
  for (const key of [...code, "Enter"]) {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true });
    Object.defineProperties(event, { isTrusted: { value: true }, timeStamp: { value: 1_000 } });
    document.body.dispatchEvent(event);
  }
}
