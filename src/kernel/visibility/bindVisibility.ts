import type { Container } from "../container/Container";
import { DocumentVisibility } from "./DocumentVisibility";
import { PageVisibility } from "./PageVisibility";

/** Several pages need it, and a shopper's first page is none of them. */
export function bindVisibility(container: Container): void {
  if (!container.isBound(PageVisibility)) container.value(PageVisibility, new DocumentVisibility());
}
