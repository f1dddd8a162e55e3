import type { PaymentTab, PaymentTabs } from "./PaymentTabs";

/** Real tabs. What is opened there never reaches back into the shop: its opener is cut before it goes anywhere. */
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
