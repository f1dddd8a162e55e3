import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { reloadWhenRestored } from "../../opening/reloadWhenRestored";

/**
 * Returns a function that finds out who the shopper is. It reads the session once; later callers wait for the same result.
 * A shopper whose session cannot be read is a guest.
 */
export function startSession(container: Container): () => Promise<void> {
  let started: Promise<void> | undefined;
  const start = async () => {
    const tokens = container.get(SessionTokens);
    await tokens.start();
    await container.get(SessionStore).start();
    reloadWhenRestored(() => tokens.isOutdated);
  };
  return () => {
    started ??= start().catch(() => {});
    return started;
  };
}
