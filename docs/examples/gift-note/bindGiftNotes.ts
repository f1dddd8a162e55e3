import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { GiftNotes } from "./GiftNotes";

export function bindGiftNotes(container: Container): void {
  container.shared(GiftNotes, [ApiClient, SessionStore]);
}
