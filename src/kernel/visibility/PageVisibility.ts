import { token } from "../container/token";

/** Whether the shopper can see the page. */
export interface PageVisibility {
  readonly isVisible: boolean;
  /** Returns a function that ends the callbacks. */
  onChange(callback: (isVisible: boolean) => void): () => void;
}
export const PageVisibility = token<PageVisibility>("PageVisibility");
