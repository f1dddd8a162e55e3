import { afterEach, describe, expect, it, vi } from "vitest";
import { CheckoutNotOpened, PaymentPages } from "#domain/payments/index.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { BmspayProvider } from "#plugins/payment-bmspay/BmspayProvider.ts";
import { CashfreeProvider } from "#plugins/payment-cashfree/CashfreeProvider.ts";
import { RazorpayProvider } from "#plugins/payment-razorpay/RazorpayProvider.ts";
import { FakeApi } from "../../domain/support/fakes";
import { settled } from "../../kernel/support/fakes";
import { bmspay } from "./bmspay";
import { cashfree } from "./cashfree";
import { preparePage } from "./preparePage";
import { razorpay } from "./razorpay";

const api = new FakeApi(() => ({}));
const { payments } = defaultAppConfig;

afterEach(() => {
  for (const name of ["Cashfree", "Razorpay"]) Reflect.deleteProperty(window, name);
});

describe("the options with which a checkout is opened", () => {
  it.each(["production", "sandbox"] as const)("Cashfree: a modal, in %s mode", async (mode) => {
    const stage = cashfree.stage(preparePage());
    await new CashfreeProvider(api, { ...payments, mode }).open(cashfree.session);
    expect(stage.opened).toEqual([{ mode, paymentSessionId: "session_abc", redirectTarget: "_modal" }]);
  });

  it("Razorpay: key, order, the store's name and colour, and who pays", async () => {
    const stage = razorpay.stage(preparePage());
    const branding = { theme: { primaryColor: "#0b7a4b" } };
    await new RazorpayProvider(api, payments, branding).open(razorpay.session, stage.host);
    expect(stage.opened).toEqual([
      expect.objectContaining({
        key: "rzp_test_key",
        order_id: "order_abc",
        name: "Fresh Basket",
        prefill: { name: "Asha Rao", email: "asha@example.com", contact: "+919876543210" },
        theme: { color: "#0b7a4b" },
      }),
    ]);
  });

  it("Razorpay: a checkout that throws while it opens counts as not opened", async () => {
    const stage = razorpay.stage(preparePage());
    stage.page.provide("Razorpay", function refuse() {
      throw new Error("No key passed");
    });
    const provider = new RazorpayProvider(api, payments, { theme: { primaryColor: "" } });
    await expect(provider.open(razorpay.session, stage.host)).rejects.toBeInstanceOf(CheckoutNotOpened);
  });

  it("Razorpay: a failed attempt does not end the checkout while the shopper may try again", async () => {
    const stage = razorpay.stage(preparePage());
    stage.next = "fail";
    const left = vi.fn();
    const provider = new RazorpayProvider(api, payments, { theme: { primaryColor: "" } });
    void provider.open(razorpay.session, stage.host).then(left);
    await vi.waitFor(() => expect(stage.opened).toHaveLength(1), 10_000);
    await settled();
    expect(left).not.toHaveBeenCalled();
  });
});

describe("the addresses that BMSPAY's tab may open", () => {
  const open = (paymentUrl: string, apiOrigin = "", pageOrigins: string[] = []) => {
    const stage = bmspay.stage(preparePage());
    const provider = new BmspayProvider(api, new PaymentPages({ apiOrigin, payments: { ...payments, pageOrigins } }));
    return provider.open({ ...bmspay.session, paymentUrl }, stage.host).then(
      () => stage.opened,
      () => "refused",
    );
  };

  it("are the page's own origin and the platform's", async () => {
    expect(await open("https://shop.example/pay")).toEqual(["https://shop.example/pay"]);
    expect(await open("https://api.example/pay", "https://api.example")).toEqual(["https://api.example/pay"]);
    expect(await open("https://api.example/pay")).toBe("refused");
  });

  it("are only the configured origins, if there are any", async () => {
    const pages = ["https://pay.example"];
    expect(await open("https://pay.example/p/1", "", pages)).toEqual(["https://pay.example/p/1"]);
    expect(await open("https://shop.example/pay", "", pages)).toBe("refused");
    expect(await open("https://pay.example.evil.example/p/1", "", pages)).toBe("refused");
    expect(await open("https://pay.example@evil.example/", "", pages)).toBe("refused");
  });

  it("are not opened once the shopper has closed the tab", async () => {
    const stage = bmspay.stage(preparePage());
    stage.host.tab?.close();
    const provider = new BmspayProvider(api, new PaymentPages({ apiOrigin: "", payments }));
    await expect(provider.open(bmspay.session, stage.host)).rejects.toBeInstanceOf(CheckoutNotOpened);
    expect(stage.opened).toEqual([]);
  });
});
