import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";

export interface Faq extends StoreText {
  q: string;
  a: string;
}

export const faqs = {
  /** `id` is the store's id. */
  get: endpoint<{ params: { id: string }; reply: { faqs: Faq[] } }>("GET", "/api/faqs/:id", "store"),
};
