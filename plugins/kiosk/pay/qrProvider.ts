import type { StartedPayment } from "../../../src/contract/sale/payments";
import type { CheckoutEnd, PaymentProvider } from "../../../src/domain/payments";
import type { Services } from "../../../src/kernel/container/Services";
import type { DataEntry } from "../../../src/kernel/plugin/Slots.types";
import { StoreIdentity } from "../../../src/kernel/store-identity/StoreIdentity";
import { phonePayAddress } from "./phonePayAddress";
import type { QrPayments } from "./QrPayments";

/** Long enough to take out a phone, open an app and type a PIN. */
const PAY_WITHIN_MS = 300_000;

/**
 * A provider whose checkout opens on the shopper's phone: the started payment is shown as a QR code, and the platform is polled
 * until it has a result. Nothing of the provider runs on the kiosk itself.
 */
export function qrProvider(entry: DataEntry<"payment-provider">, qr: QrPayments): DataEntry<"payment-provider"> {
  const load: typeof entry.load = async () => {
    const { createProvider } = await entry.load();
    return { createProvider: (container) => dressed(createProvider(container), container, qr) };
  };
  return { ...entry, opensIn: "page", load };
}

function dressed(plain: PaymentProvider, container: Services, qr: QrPayments): PaymentProvider {
  return {
    id: plain.id,
    pollLimitMs: Math.max(plain.pollLimitMs, PAY_WITHIN_MS),
    start: (request) => plain.start(request),
    status: (id, signal) => plain.status(id, signal),
    open: async (session: StartedPayment): Promise<CheckoutEnd> => {
      const { basePath } = container.get(StoreIdentity);
      qr.show(session.paymentUrl ?? phonePayAddress(location.origin, basePath, plain.id, session));
      return "closed";
    },
  };
}
