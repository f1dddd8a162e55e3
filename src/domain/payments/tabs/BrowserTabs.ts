import * as words from "../words.en";
import type { PaymentTab, PaymentTabs } from "./PaymentTabs";

/**
 * Opens real browser tabs. `opener` is cleared before a tab leaves our origin, so that the page in it cannot reach the
 * shop.
 */
export class BrowserTabs implements PaymentTabs {
  reserve(): PaymentTab | undefined {
    const tab = window.open("about:blank", "_blank");
    if (tab === null) return undefined;
    tab.document.title = words.payment;
    tab.document.body.textContent = words.openingPaymentPage;
    return {
      get isOpen() {
        return !tab.closed;
      },
      go: (url) => {
        tab.opener = null;
        tab.location.replace(url);
      },
      close: () => tab.close(),
    };
  }
}
