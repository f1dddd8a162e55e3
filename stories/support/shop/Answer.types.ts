import type { Endpoint, ReplyOf } from "#contract/endpoint.ts";

/** What the platform answers to one call: a reply, a refusal, or nothing (`isOpen`). */
export interface Answer {
  endpoint: Endpoint;
  reply?: unknown;
  refusal?: { status: number; message: string; code: string; retryable?: boolean };
  isOpen?: boolean;
}

export const reply = <E extends Endpoint>(endpoint: E, given: ReplyOf<E>): Answer => ({ endpoint, reply: given });

/** @param status 400 to 499: a call that failed with a higher status is repeated, and the page would go on waiting */
export const refuse = (endpoint: Endpoint, message: string, status = 400, code = "REFUSED"): Answer => ({
  endpoint,
  refusal: { status, message, code },
});

/** A refusal that another try may end; the page offers one. */
export const refuseForNow = (endpoint: Endpoint, message: string): Answer => ({
  endpoint,
  refusal: { status: 400, message, code: "BUSY", retryable: true },
});

/** A call that is never answered. */
export const leaveOpen = (endpoint: Endpoint): Answer => ({ endpoint, isOpen: true });
