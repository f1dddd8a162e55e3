import type { Endpoint, ReplyOf } from "../../../src/contract/endpoint";

/** What the platform says to one call: a reply, a refusal, or nothing for ever. */
export interface Answer {
  endpoint: Endpoint;
  reply?: unknown;
  refusal?: { status: number; message: string };
  isOpen?: boolean;
}

export const reply = <E extends Endpoint>(endpoint: E, given: ReplyOf<E>): Answer => ({ endpoint, reply: given });

/** @param status 400 to 499: what the platform cannot do now is asked for again, and the page would go on waiting */
export const refuse = (endpoint: Endpoint, message: string, status = 400): Answer => ({
  endpoint,
  refusal: { status, message },
});

/** The page waits for it as long as it is open. */
export const leaveOpen = (endpoint: Endpoint): Answer => ({ endpoint, isOpen: true });
