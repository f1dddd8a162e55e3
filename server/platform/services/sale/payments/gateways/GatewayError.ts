/** The gateway refused a call or did not answer. Without an answer nobody knows what it did. */
export class GatewayError extends Error {
  override name = "GatewayError";

  constructor(
    message: string,
    /** The HTTP status; undefined when no answer came. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The webhook is not signed by the gateway. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
