import type { StartedPayment } from "#contract/sale/payments.ts";
import type { CheckoutEnd, PaymentProvider } from "#domain/payments/index.ts";
import type { Services } from "#kernel/container/Services.ts";
import type { DataEntry } from "#kernel/plugin/Slots.types.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { PAY_WITHIN_S, phonePayAddress } from "./phonePayAddress";
import type { QrPayments } from "./QrPayments";

/**
 * A provider whose checkout opens on the shopper's phone: the started payment is shown as a QR code, and the platform is
 * polled until it has a result. No code of the provider runs on the kiosk.
 */
export function qrProvider(entry: DataEntry<"payment-provider">, qr: QrPayments): DataEntry<"payment-provider"> {
  const load: typeof entry.load = async () => {
    const { createProvider } = await entry.load();
    return { createProvider: (container) => shownAsCode(createProvider(container), container, qr) };
  };
  return { ...entry, opensIn: "page", load };
}

function shownAsCode(plain: PaymentProvider, container: Services, qr: QrPayments): PaymentProvider {
  const pollLimitMs = Math.max(plain.pollLimitMs, PAY_WITHIN_S * 1000);
  return {
    id: plain.id,
    pollLimitMs,
    start: (request) => plain.start(request),
    status: (id, signal) => plain.status(id, signal),
    open: async (session: StartedPayment): Promise<CheckoutEnd> => {
      const { paymentUrl } = session;
      if (paymentUrl !== undefined && /^upi:/i.test(paymentUrl)) {
        qr.show({ isUpi: true, addressIn: () => paymentUrl });
        return "closed";
      }
      // A provider's own page also opens from ours, which shows the amount and how the payment ended.
      const place = { origin: location.origin, basePath: container.get(StoreIdentity).basePath };
      const scanned = { providerId: plain.id, session, seconds: Math.round(pollLimitMs / 1000) };
      qr.show({ isUpi: false, addressIn: (language) => phonePayAddress(place, { ...scanned, language }) });
      return "closed";
    },
  };
}
