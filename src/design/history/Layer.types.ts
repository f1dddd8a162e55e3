/** What a dialog, sheet or menu does when the shopper presses Back or Forward (ADR 29). */
export interface Layer {
  /** Back has left the layer's entry: the layer closes and keeps what was typed. */
  onBack(): void;
  /** Forward has reached the layer's entry again. Without this function the layer stays closed, and the entry is skipped. */
  onForward?: (() => void) | undefined;
}
