import { SessionStore } from "../../../src/domain/session";
import type { Container } from "../../../src/kernel/container/Container";
import { ApiClient } from "../../../src/kernel/http/ApiClient";
import { GiftNotes } from "./GiftNotes";

export function bindGiftNotes(container: Container): void {
  container.shared(GiftNotes, [ApiClient, SessionStore]);
}
