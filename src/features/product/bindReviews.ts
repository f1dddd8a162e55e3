import type { Container } from "#kernel/container/Container.ts";
import { ReviewStore } from "./ReviewStore";

/** Loaded with the code of `ProductMore`. Each product page gets its own store. */
export function bindReviews(container: Container): void {
  if (container.isBound(ReviewStore)) return;
  container.each(ReviewStore, ReviewStore.needs);
}
