import type { Container } from "../container/Container";
import { DocumentVisibility } from "./DocumentVisibility";
import { PageVisibility } from "./PageVisibility";

/** Several pages need it, and none of them is the first one that a shopper opens. */
export function bindVisibility(container: Container): void {
  if (!container.isBound(PageVisibility)) container.value(PageVisibility, new DocumentVisibility());
}
