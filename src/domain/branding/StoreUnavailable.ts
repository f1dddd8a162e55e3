/** `unknown-store`: no store has this name. `unreachable`: the platform did not answer, or its answer was unusable. */
export type StoreUnavailableReason = "unknown-store" | "unreachable";

/** The reason why a store cannot be opened. The shell shows it as an error and never guesses a store (reading 27). */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  constructor(
    readonly reason: StoreUnavailableReason,
    message: string,
    /** The HTTP status, when the platform answered. */
    readonly status?: number,
  ) {
    super(message);
  }
}
