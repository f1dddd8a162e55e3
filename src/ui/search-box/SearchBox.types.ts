import type { KeyboardEvent, RefObject } from "react";

/** What stands under a search box that has the focus, and the thread between the two. */
export interface SearchPopupProps {
  text: string;
  /** The id its listbox takes. */
  listId: string;
  /** It puts here what shall hear of each key first. */
  keys: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>;
  /** It tells whether it shows anything, and the id of the chosen option. */
  onState: (state: { isShown: boolean; activeId?: string }) => void;
  /** Something was chosen, or the shopper wants none of it. */
  onClose: () => void;
}
