import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { PaymentsConfig } from "../../../../paymentsConfig";
import { BmspayGateway } from "./BmspayGateway";
import { CashfreeGateway } from "./CashfreeGateway";
import type { PaymentGateway } from "./PaymentGateway";
import { RazorpayGateway } from "./RazorpayGateway";
import { SANDBOX_API, type SandboxCredentials } from "./sandboxCredentials";

export type Gateways = ReadonlyMap<PaymentProviderId, PaymentGateway>;

/** @throws Error without the credentials of the provider, because then nobody can find out what became of its money */
export function gatewayOf(gateways: Gateways, provider: PaymentProviderId): PaymentGateway {
  const gateway = gateways.get(provider);
  if (gateway !== undefined) return gateway;
  throw new Error(`this process has no credentials of ${provider}: give it the ${provider}_… variables`);
}

export const webhookPath = (provider: PaymentProviderId) => `/api/payments/webhooks/${provider.toLowerCase()}`;

/** The gateways of the providers that have credentials. */
export function createGateways(
  { cashfree, razorpay, bmspay }: PaymentsConfig,
  publicUrl: string | undefined,
): Gateways {
  const gateways: PaymentGateway[] = [];
  if (cashfree) {
    const notifyUrl = () => new URL(webhookPath("CASHFREE"), publicUrl).href;
    gateways.push(new CashfreeGateway({ ...cashfree, notifyUrl }));
  }
  if (razorpay) gateways.push(new RazorpayGateway(razorpay));
  if (bmspay) gateways.push(new BmspayGateway(bmspay));
  return byProvider(gateways);
}

/** The same adapters, connected to the sandbox gateway of the server at `origin()`; only addresses and secrets differ. */
export function createSandboxGateways(credentials: SandboxCredentials, origin: () => string): Gateways {
  const atSandbox = <Config extends object>(config: Config, path: string) => ({
    ...config,
    get url() {
      return origin() + path;
    },
  });
  const notifyUrl = () => `${origin()}${webhookPath("CASHFREE")}`;
  const { cashfree, razorpay, bmspay } = credentials;
  return byProvider([
    new CashfreeGateway(atSandbox({ ...cashfree, notifyUrl }, SANDBOX_API.cashfree)),
    new RazorpayGateway(atSandbox(razorpay, SANDBOX_API.razorpay)),
    new BmspayGateway(atSandbox(bmspay, SANDBOX_API.bmspay)),
  ]);
}

function byProvider(gateways: PaymentGateway[]): Gateways {
  return new Map(gateways.map((gateway) => [gateway.provider, gateway]));
}
