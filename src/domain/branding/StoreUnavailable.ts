/** `unknown-store`: no store goes by this name. `unreachable`: the platform did not answer, or answered nonsense. */
export type StoreUnavailableReason = "unknown-store" | "unreachable";

/** Why a store cannot be opened. The shell turns it into an error view and never guesses a store (reading 27). */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  constructor(
    readonly reason: StoreUnavailableReason,
    message: string,
    /** The HTTP status, where there was an answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}
