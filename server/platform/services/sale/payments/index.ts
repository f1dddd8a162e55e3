import { KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { ServiceDeps } from "../../common/ServiceDeps.types";
import { orderPurpose } from "../orders/paidOrders";
import type { Wallets } from "../wallet/Wallets";
import { createGateways, createSandboxGateways } from "./gateways/createGateways";
import { sandboxCredentials } from "./gateways/sandboxCredentials";
import { Payments } from "./Payments";
import { Reconciler } from "./Reconciler";
import { rechargePurpose } from "./settledPayments";
import type { Purposes } from "./settlePayment";
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
    payments: new Payments(db, clock, new KeyedCalls(db, clock), gateways, purposes, limits, log),
    paymentWebhooks: new Webhooks(db, clock, gateways, purposes),
    reconciler: new Reconciler(db, clock, gateways, purposes, limits, log),
  };
}
