import { token } from "../container/token";

/** Whether the shopper can see the page. */
export interface PageVisibility {
  readonly isVisible: boolean;
  /** The answer ends it. */
  onChange(callback: (isVisible: boolean) => void): () => void;
}
export const PageVisibility = token<PageVisibility>("PageVisibility");
