import { token } from "../../kernel/container/token";

/** Where a pin is (spec 5, Address form). */
export interface Place {
  city: string;
  state: string;
  country: string;
}

/** Finds the place of a six-digit pin; `undefined` when it does not exist. Rejects when the service does not answer. */
export interface PostalLookup {
  find(pin: string, signal: AbortSignal): Promise<Place | undefined>;
}
export const PostalLookup = token<PostalLookup>("PostalLookup");
