import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { BrandingStore } from "../../../src/domain/branding";
import { bindOnlinePayments, PaymentProviders } from "../../../src/domain/payments";
import { useService } from "../../../src/kernel/react/useService";
import { Button } from "../../../src/ui/button/Button";
import { PageState } from "../../../src/ui/page-state/PageState";
import { type PhonePayment, readPhonePayment } from "./phonePayAddress";

export { bindOnlinePayments as bind };

const words = {
  ready: { title: "Pay for your order", text: "You scanned the code on the screen in the shop." },
  open: { title: "Paying …", text: "Finish in the window that has opened." },
  left: { title: "Look at the screen in the shop", text: "It goes on as soon as your bank has confirmed." },
  failed: { title: "The payment did not open", text: "Nothing was paid. Try again, or ask at the counter." },
  empty: { title: "There is nothing to pay here", text: "Scan the code on the screen in the shop again." },
};

/**
 * The page on the shopper's own phone: opens the payment that the kiosk has started. It does not decide whether it was paid
 * (bar 4).
 */
export const Page = observer(function PhonePayPage() {
  const { name } = useService(BrandingStore);
  const providers = useService(PaymentProviders);
  // Only the browser can read what stands behind the `#`.
  const [payment, setPayment] = useState<PhonePayment>();
  const [state, setState] = useState<keyof typeof words>("ready");
  useEffect(() => {
    const found = readPhonePayment(location.hash);
    setPayment(found);
    if (found === undefined) setState("empty");
  }, []);
  const pay = async () => {
    if (payment === undefined) return;
    setState("open");
    try {
      const provider = await providers.load(payment.providerId);
      if (provider === undefined) throw new Error("This build does not know the provider.");
      const shopper = { name: "", mobile: "", email: "" };
      const left = await provider.open(payment.session, { shopper, storeName: name });
      setState(left === "error" ? "failed" : "left");
    } catch {
      setState("failed");
    }
  };
  const isPayable = state === "ready" || state === "failed" || state === "left";
  return (
    <main>
      <PageState
        drawing="document"
        headingLevel={1}
        title={words[state].title}
        text={words[state].text}
        action={
          payment &&
          isPayable && (
            <Button appearance={state === "left" ? "subtle" : "primary"} size="large" onClick={() => void pay()}>
              {state === "ready" ? (
                // One element, because the button puts a gap between its parts.
                <span>
                  Pay <bdi>{name}</bdi>
                </span>
              ) : (
                "Open the payment again"
              )}
            </Button>
          )
        }
      />
    </main>
  );
});
