import type { KeyboardEvent, RefObject } from "react";

/** The props of a popup under a search box that has the focus. */
export interface SearchPopupProps {
  text: string;
  /** The box itself, in whose form the popup may put a button. */
  input: RefObject<HTMLInputElement | null>;
  /** The id that the popup gives to its listbox. */
  listId: string;
  /** The popup puts its key handler here; the search box calls it first for each key. */
  keys: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>;
  /** The popup reports whether it shows anything, and the id of the active option. */
  onState: (state: { isShown: boolean; activeId?: string }) => void;
  /** Closes the popup: the shopper has chosen an option or dismissed the popup. */
  onClose: () => void;
}
