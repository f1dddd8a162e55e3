import { observer } from "mobx-react-lite";
import { BrandingStore } from "#domain/branding/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { bindOnlinePayments } from "#domain/payments/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { languageOf, writtenIn } from "../languages";
import { PhoneBrowser, PhonePay } from "./PhonePay";
import { PhonePayView } from "./PhonePayView";
import { phoneBrowser } from "./phoneBrowser";

export function bind(container: Container): void {
  bindOnlinePayments(container);
  container.value(PhoneBrowser, phoneBrowser);
  container.shared(PhonePay, PhonePay.needs);
}

/** `/kiosk/pay`: the page that the code on a kiosk's screen opens on the shopper's own phone. */
export const Page = observer(function PhonePayPage() {
  const { name } = useService(BrandingStore);
  const payment = useService(PhonePay);
  useLifetime(payment);
  const { scanned, record, screen, until, isChecking, isPayable } = payment;
  const language = languageOf(scanned?.language);
  return (
    <main {...writtenIn(language)}>
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
