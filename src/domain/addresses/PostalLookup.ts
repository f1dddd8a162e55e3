import { token } from "#kernel/container/token.ts";

/** The place of a pincode (spec 5, Address form). */
export interface Place {
  city: string;
  state: string;
  country: string;
}

/**
 * Finds the place of a six-digit pincode; `undefined` when there is no such pincode. Rejects when the service does not answer.
 */
export interface PostalLookup {
  find(pin: string, signal: AbortSignal): Promise<Place | undefined>;
}
export const PostalLookup = token<PostalLookup>("PostalLookup");
