import { KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { ServiceDeps } from "../../common/ServiceDeps.types";
import { orderPurpose } from "../orders/paidOrders";
import type { Wallets } from "../wallet/Wallets";
import { createGateways, createSandboxGateways, type Gateways } from "./gateways/createGateways";
import { sandboxCredentials } from "./gateways/sandboxCredentials";
import type { Purposes } from "./PaymentPurpose";
import { Payments } from "./Payments";
import { PhonePayments } from "./PhonePayments";
import { Reconciler } from "./Reconciler";
import { rechargePurpose } from "./settledPayments";
import { Webhooks } from "./Webhooks";

/**
 * Makes the services for online payments: they start them, receive webhooks, and settle payments that nobody reported.
 * @param gateways replace those that the configuration names
 */
export function createPayments(deps: ServiceDeps, wallets: Wallets, gateways: Gateways = gatewaysOf(deps)) {
  const { db, clock, config, log } = deps;
  const { holdMs, checkMs } = config.payments;
  const limits = { holdMs, firstCheckMs: checkMs };
  const purposes: Purposes = { ORDER: orderPurpose, RECHARGE: rechargePurpose(wallets) };
  return {
    payments: new Payments(db, clock, new KeyedCalls(db, clock), gateways, limits, log),
    phonePayments: new PhonePayments(db, clock),
    paymentWebhooks: new Webhooks(db, clock, gateways, purposes, log),
    reconciler: new Reconciler(db, clock, gateways, purposes, limits, log),
  };
}

function gatewaysOf({ config, ownAddress }: ServiceDeps): Gateways {
  if (!config.sandbox) return createGateways(config.payments, config.publicUrl);
  return createSandboxGateways(sandboxCredentials(config.tokenSecret), ownAddress);
}
