import type { PaymentTab, PaymentTabs } from "./PaymentTabs";

/** Opens real browser tabs. `opener` is cleared before a tab leaves our origin, so that its page cannot reach the shop. */
export class BrowserTabs implements PaymentTabs {
  reserve(): PaymentTab | undefined {
    const tab = window.open("about:blank", "_blank");
    if (tab === null) return undefined;
    tab.document.title = "Payment";
    tab.document.body.textContent = "Opening your payment page …";
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
