import { createContext } from "react";

/** What a dialog, sheet or menu does when the history moves under it. */
export interface Layer {
  /** Back has left its entry: it closes, and what was typed stays. */
  onBack(): void;
  /** Forward has come to its entry again. Without it, it stays closed and its entry is passed over. */
  onForward?: (() => void) | undefined;
}

/** What stands open over a page, each with an entry of the history for Back to leave (ADR 29). */
export interface Layers {
  /** The answer takes it out, and closes it. */
  add(id: string, layer: { readonly current: Layer }): () => void;
  /** Makes its entry, unless it has one. */
  open(id: string): void;
  /** Goes back to below its entry. */
  close(id: string): void;
}

/** Brings them; undefined where nobody keeps the history: then nothing is entered into it. */
export const LayersContext = createContext(async (): Promise<Layers | undefined> => undefined);
