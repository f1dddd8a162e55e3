import { GatewayError } from "#server/platform/services/sale/payments/gateways/GatewayError.ts";
import type { WebhookReport } from "#server/platform/services/sale/payments/gateways/PaymentGateway.ts";
import type { Capture, HistoryGateway } from "./HistoryGateway.types";

/** A gateway in another process, which outlives this one when it is killed. */
export function remoteGateway(url: string): HistoryGateway {
  const call = async (name: string, given: unknown[]): Promise<unknown> => {
    // JSON would make null of a last argument that is left out.
    const body = JSON.stringify(given.filter((one) => one !== undefined));
    const reply = await fetch(`${url}/${name}`, { method: "POST", body });
    if (!reply.ok) throw new GatewayError(await reply.text(), reply.status);
    return ((await reply.json()) as { result?: unknown }).result;
  };
  const own = {
    provider: "CASHFREE",
    checkoutKey: undefined,
    readWebhook: (_headers: unknown, rawBody: Buffer) => JSON.parse(rawBody.toString()) as WebhookReport,
    webhookOf: async (paymentId: string, capture?: Capture) =>
      Buffer.from(String(await call("webhookOf", [paymentId, capture]))),
  };
  return new Proxy(own, {
    get: (here, name: string) => (name in here ? Reflect.get(here, name) : (...given: unknown[]) => call(name, given)),
  }) as unknown as HistoryGateway;
}
