/** What a dialog, sheet or menu does when the history moves under it. */
export interface Layer {
  /** Back has left its entry: it closes, and what was typed stays. */
  onBack(): void;
  /** Forward has come to its entry again. Without it, it stays closed and its entry is passed over. */
  onForward?: (() => void) | undefined;
}
