import { KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { ServiceDeps } from "../../common/ServiceDeps.types";
import { orderPurpose } from "../orders/paidOrders";
import type { Wallets } from "../wallet/Wallets";
import { createGateways, createSandboxGateways } from "./gateways/createGateways";
import { sandboxCredentials } from "./gateways/sandboxCredentials";
import type { Purposes } from "./PaymentPurpose";
import { Payments } from "./Payments";
import { Reconciler } from "./Reconciler";
import { rechargePurpose } from "./settledPayments";
import { Webhooks } from "./Webhooks";

/** Makes the services for online payments: start them, receive webhooks, and settle payments that nobody reported. */
export function createPayments({ db, clock, config, log, ownAddress }: ServiceDeps, wallets: Wallets) {
  const { holdMs, checkMs } = config.payments;
  const limits = { holdMs, firstCheckMs: checkMs };
  const gateways = config.sandbox
    ? createSandboxGateways(sandboxCredentials(config.tokenSecret), ownAddress)
    : createGateways(config.payments, config.publicUrl);
  const purposes: Purposes = { ORDER: orderPurpose, RECHARGE: rechargePurpose(wallets) };
  return {
    payments: new Payments(db, clock, new KeyedCalls(db, clock), gateways, limits, log),
    paymentWebhooks: new Webhooks(db, clock, gateways, purposes, log),
    reconciler: new Reconciler(db, clock, gateways, purposes, limits, log),
  };
}
