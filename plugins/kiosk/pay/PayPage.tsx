import { observer } from "mobx-react-lite";
import { Navigate } from "react-router-dom";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { formatMoney } from "#design/format/money.ts";
import { phone } from "#design/glyph/rareGlyphs.ts";
import { CartStore } from "#domain/cart/index.ts";
import { knownPaise, toPaise } from "#domain/catalogue/index.ts";
import { CheckoutStore, CouponStore, PlaceOrder } from "#domain/checkout/index.ts";
import { PaymentMethods } from "#domain/payments/index.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { useKiosk } from "../KioskContext";
import { writtenByTheShop, writtenIn } from "../languages";
import { WhoForm } from "../views/WhoForm";
import { Visit } from "../visit/Visit";
import { PayNotice } from "./PayNotice";
import { PayScreen, type PayWay } from "./PayScreen";
import { PickupCheckout } from "./PickupCheckout";

/** The two screens between the products and the receipt, for an order that is picked up: who it is for, and how to pay. */
export const Page = observer(function PayPage() {
  const { language } = useKiosk();
  useLifetime(useService(PickupCheckout));
  return (
    <div className="kiosk-paying" {...writtenIn(language)}>
      <Stage />
    </div>
  );
});

const Stage = observer(function Stage() {
  const { words } = useKiosk();
  const visit = useService(Visit);
  const placing = useService(PlaceOrder);
  const flow = useService(PickupCheckout);
  const navigation = useService(Navigation);
  const goBack = () => navigation.go("/");
  switch (flow.stage) {
    case "empty":
      return <Navigate to="/" replace />;
    case "waiting":
      return null;
    case "loading":
      return (
        <section className="kiosk-page">
          <p role="status">{words.oneMoment}</p>
        </section>
      );
    case "checking":
      return (
        <PayNotice
          title={words.checkingTitle}
          text={words.checkingText}
          actions={[{ text: words.checkNow, onClick: () => placing.checkNow() }]}
        />
      );
    case "unpaid":
      return <Unpaid />;
    case "who":
      return (
        <section className="kiosk-page">
          <WhoForm
            words={words}
            onSay={(name, mobile) => visit.customer.sayWho(name, mobile)}
            onSkip={() => visit.customer.skipWho()}
            onLogIn={() => visit.leaveForLogin()}
            onBack={goBack}
          />
        </section>
      );
    case "ways":
      return <Ways />;
  }
});

const Ways = observer(function Ways() {
  const { words } = useKiosk();
  const cart = useService(CartStore);
  const { checkout } = useService(CheckoutStore);
  const coupon = useService(CouponStore);
  const flow = useService(PickupCheckout);
  const methods = useService(PaymentMethods);
  const navigation = useService(Navigation);
  const said: Partial<Record<PaymentMethod, Omit<PayWay, "method" | "isDisabled">>> = {
    PAYMENT_GATEWAY: { icon: phone, title: words.payByPhone, text: words.payByPhoneText },
    COD: { icon: "bag", title: words.payThere, text: words.payThereText },
  };
  const ways = methods.offered.map(
    ({ method, label, description, hindrance }): PayWay => ({
      method,
      icon: "check",
      title: label,
      text: description,
      ...said[method],
      ...(hindrance !== undefined && { text: hindrance }),
      isDisabled: hindrance !== undefined,
    }),
  );
  const possible = ways.filter(({ isDisabled }) => !isDisabled);
  // If there is nothing to pay, one touch places the order with the payment method of the checkout.
  const free = possible.find(({ method }) => method === checkout?.paymentMethod) ?? possible[0];
  return (
    <PayScreen
      words={words}
      count={cart.count}
      paise={flow.totalPaise}
      ways={flow.totalPaise === 0 && free !== undefined ? [free] : ways}
      chosen={flow.chosen}
      isRefused={flow.isRefused}
      hasNewTotal={flow.hasNewTotal}
      coupon={{
        code: coupon.code,
        applied: coupon.applied,
        saving: knownPaise(checkout?.couponDiscount),
        error: coupon.error,
        isBusy: coupon.isApplying,
        onType: (code) => coupon.type(code),
        onApply: () => void flow.applyCoupon(),
        onRemove: () => flow.removeCoupon(),
      }}
      more={
        <div {...writtenByTheShop}>
          <Slot name="cart-section" props={{}} />
        </div>
      }
      onPay={(method) => void flow.pay(method)}
      onRetry={() => void flow.prepare()}
      onDeliver={() => navigation.go("/cart")}
      onBack={() => navigation.go("/")}
    />
  );
});

const Unpaid = observer(function Unpaid() {
  const { words } = useKiosk();
  const flow = useService(PickupCheckout);
  const { unpaid, canPayAgain, isBusy } = flow;
  if (unpaid === undefined) return null;
  const isFailed = unpaid.orderState === "FAILED";
  const again = {
    text: words.payAgain(formatMoney(toPaise(unpaid.finalPrice))),
    busy: isBusy,
    onClick: () => flow.payAgain(),
  };
  return (
    <PayNotice
      isAlert
      title={isFailed ? words.notPaid : words.awaitsPayment}
      text={isFailed ? words.notPaidText : words.awaitsPaymentText}
      actions={[...(canPayAgain ? [again] : []), { text: words.anotherWay, onClick: () => flow.payAnotherWay() }]}
    />
  );
});
