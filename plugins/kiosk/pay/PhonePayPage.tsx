import { observer } from "mobx-react-lite";
import { BrandingStore } from "../../../src/domain/branding";
import { toPaise } from "../../../src/domain/catalogue";
import { bindOnlinePayments, PaymentPolling, PaymentProviders } from "../../../src/domain/payments";
import { Clock } from "../../../src/kernel/clock/Clock";
import type { Container } from "../../../src/kernel/container/Container";
import { ApiClient } from "../../../src/kernel/http/ApiClient";
import { useLifetime } from "../../../src/kernel/react/useLifetime";
import { useService } from "../../../src/kernel/react/useService";
import { PageVisibility } from "../../../src/kernel/visibility/PageVisibility";
import { languages } from "../words/languages";
import { PhonePay } from "./PhonePay";
import { PhonePayView } from "./PhonePayView";
import { phoneBrowser } from "./phoneBrowser";

export function bind(container: Container): void {
  bindOnlinePayments(container);
  container.shared(
    PhonePay,
    [ApiClient, PaymentProviders, PaymentPolling, PageVisibility, Clock, BrandingStore],
    (api, providers, polling, visibility, clock, branding) =>
      new PhonePay({ api, providers, polling, visibility, clock, branding, browser: phoneBrowser }),
  );
}

/** `/kiosk/pay`: the page that the code on a kiosk's screen opens on the shopper's own phone. */
export const Page = observer(function PhonePayPage() {
  const { name } = useService(BrandingStore);
  const payment = useService(PhonePay);
  useLifetime(payment);
  const { scanned, record, screen, until, isChecking, isPayable } = payment;
  const language = languages.find(({ code }) => code === scanned?.language) ?? languages[0];
  return (
    <main lang={language.code}>
      <PhonePayView
        words={language.words}
        screen={screen}
        storeName={name}
        paise={record && toPaise(record.amount)}
        until={until}
        isChecking={isChecking}
        onPay={isPayable ? () => void payment.pay() : undefined}
      />
    </main>
  );
});
