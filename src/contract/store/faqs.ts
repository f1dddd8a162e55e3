import { endpoint } from "../endpoint";

export interface Faq {
  q: string;
  a: string;
}

export const faqs = {
  /** `id` is the store's id. */
  get: endpoint<{ params: { id: string }; reply: { faqs: Faq[] } }>("GET", "/api/faqs/:id", "store"),
};
