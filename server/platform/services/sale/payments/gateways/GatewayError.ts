/** The gateway refused, or was not heard: then nobody knows what it did. */
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

/** Not signed by the gateway, or not what it signs. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
