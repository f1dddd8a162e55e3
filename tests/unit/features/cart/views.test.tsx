import { expect, test } from "vitest";
import { PaymentChoice } from "#commerce/payment/PaymentChoice.tsx";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import { AddressChoice } from "#features/cart/views/AddressChoice.tsx";
import { CartLines } from "#features/cart/views/CartLines.tsx";
import { CheckoutLayout } from "#features/cart/views/CheckoutLayout.tsx";
import { CheckoutSummary } from "#features/cart/views/CheckoutSummary.tsx";
import { EmptyCart } from "#features/cart/views/EmptyCart.tsx";
import { FailedPayment } from "#features/cart/views/FailedPayment.tsx";
import { OrderReview } from "#features/cart/views/OrderReview.tsx";
import { TotalBar } from "#features/cart/views/TotalBar.tsx";
import { address, cart, cartItem, cartItems, HOSTILE } from "#stories/support/commerceBuilders.ts";
import { renderToText } from "../../design/renderToText";

const nothing = () => {};
const lines = (items = [cartItem()]) =>
  renderToText(
    <CartLines
      items={items}
      nameOf={() => "500 ml"}
      onIncrease={nothing}
      onDecrease={nothing}
      onRemove={nothing}
      onUpdate={nothing}
    />,
  );

test("spec 2.8: an empty cart says so and leads to /category", () => {
  const html = renderToText(<EmptyCart />);
  expect(html).toContain("Your Cart is Empty");
  expect(html).toContain("Browse our products and start adding items to your cart!");
  expect(html).toMatch(/href="\/category"[^>]*>Shop more/);
});

test("spec 2.8: the stepper has Cart, Checkout, Order, and the steps ahead are disabled", () => {
  const html = renderToText(
    <CheckoutLayout step={1} title="Address and payment" onStep={nothing}>
      work
    </CheckoutLayout>,
  );
  const disabled = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes("disabled"));
  expect(disabled).toEqual([false, false, true]);
});

test("bar 5: a line says what has changed and what to do", () => {
  const gone = lines([cartItem({ insufficientStock: true, currentAvailableQuantity: 0 })]);
  expect(gone).toContain("No longer available");
  expect(gone).not.toContain("Increase");
  const short = lines([cartItem({ quantity: 9, insufficientStock: true, currentAvailableQuantity: 3 })]);
  expect(short).toContain("Only 3 left in stock");
  expect(short).toMatch(/Update to (<!-- -->)?3/);
  expect(lines([cartItem({ sellingPrice: 31, isPriceChanged: true })])).toContain("The price is now ₹31.00");
  expect(lines()).not.toMatch(/No longer|Only|price is now/);
});

test("a line with options is called by them, so that two lines of one product have two names (ADR 66)", () => {
  const cake = { productName: "Truffle Cake", isPriceChanged: true };
  const html = lines([
    cartItem({ ...cake, productVariantId: "a", options: { Size: "500 g", Flavour: "Chocolate" } }),
    cartItem({ ...cake, productVariantId: "b", options: { Size: "500 g", Flavour: "Pineapple" } }),
  ]);
  for (const flavour of ["Chocolate", "Pineapple"])
    expect(html).toContain(`aria-label="Remove Truffle Cake (500 g · ${flavour}) from cart"`);
});

test("fifty lines are fifty lines", () => {
  expect(lines(cartItems(50)).match(/<li/g)).toHaveLength(50);
});

test("hostile names are text", () => {
  const html = lines([cartItem({ productName: HOSTILE, productId: '"><script>' })]);
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script");
});

test("spec 8, Load failures: an address-book failure shows inline, with a way to try again", () => {
  const html = renderToText(
    <AddressChoice
      addresses={[]}
      chosen={-1}
      failure={{ status: 503, message: "The store is busy." }}
      onChoose={nothing}
      onAdd={nothing}
      onEdit={nothing}
      onRetry={nothing}
    />,
  );
  expect(html).toContain("The store is busy.");
  expect(html).toContain("503");
  expect(html).toContain("Try again");
});

test("reading 21: no way to pay is chosen beforehand", () => {
  const cod = { method: "COD", label: "Cash on delivery", description: "Pay when your order arrives" } as const;
  const html = renderToText(
    <PaymentChoice
      {...{ title: "Payment Method", legend: "Choose how to pay", emptyText: "" }}
      methods={[cod]}
      chosen={null}
      onChoose={nothing}
      onRetry={nothing}
    />,
  );
  expect(html).toContain("Cash on delivery");
  expect(html).not.toContain("checked");
});

test("spec 8, Unknown provider: a method that this build cannot carry out cannot be chosen, and says why", () => {
  const online = { method: "PAYMENT_GATEWAY", label: "Online payment", description: "UPI and cards" } as const;
  const html = renderToText(
    <PaymentChoice
      {...{ title: "Payment Method", legend: "Choose how to pay", emptyText: "No orders online at the moment." }}
      methods={[{ ...online, hindrance: "Payment method not supported" }]}
      chosen={null}
      onChoose={nothing}
      onRetry={nothing}
    />,
  );
  expect(html).toMatch(/<input[^>]*disabled/);
  expect(html).toContain("Payment method not supported");
  expect(html).not.toContain("UPI and cards");
  expect(html).toContain("No orders online at the moment.");
});

test("a failed payment is one line above the cart, with a way to try again while the cart is the same", () => {
  const line = (amount?: string) =>
    renderToText(
      <FailedPayment
        reason="The payment failed or was cancelled"
        orderHref="/order/1/false"
        amount={amount}
        onTryAgain={nothing}
      />,
    );
  expect(line("₹57.00")).toContain("Your payment did not go through.");
  expect(line("₹57.00")).toMatch(/The payment failed or was cancelled\. (<!-- -->)?Nothing was ordered/);
  expect(line("₹57.00")).toMatch(/Try again, (<!-- -->)?₹57\.00/);
  expect(line()).not.toContain("Try again");
  // A bank may say yes after the time limit (bar 4).
  const late = "If money has left your account all the same, your order is placed when your bank confirms it, or the";
  expect(line()).toContain(`${late} money comes back.`);
});

test("totals that only the platform knows are pending until it has answered", () => {
  const totals = cart([cartItem()]);
  expect(renderToText(<CheckoutSummary title="Summary" totals={totals} />)).toContain("₹57.00");
  expect(renderToText(<CheckoutSummary title="Summary" totals={totals} pending />)).not.toContain("₹57.00");
  expect(renderToText(<CheckoutSummary title="Summary" totals={null} />)).not.toContain("₹0.00");
});

test("reading 38: the Total is the platform's, and what delivery adds stands below it", () => {
  const totals = { ...cart([cartItem()]), finalPrice: 4_321.09 };
  const html = renderToText(<CheckoutSummary title="Summary" totals={totals} later={29} />);
  expect(html).toMatch(/Total<.*₹4,321\.09.*Delivery adds<.*₹29\.00.*To pay<.*₹4,350\.09/s);
  const bar = renderToText(
    <TotalBar paise={432_109} hint="+ ₹29.00 delivery">
      {null}
    </TotalBar>,
  );
  expect(bar).toMatch(/₹4,321\.09.*\+ ₹29\.00 delivery/s);
  expect(bar).not.toContain("₹4,350.09");
});

test("reading 38: an unknown total is a dash, which a screen reader hears in words, and never ₹0.00", () => {
  const bar = renderToText(<TotalBar paise={undefined}>{null}</TotalBar>);
  const row = renderToText(<SummaryCard title="Summary" rows={[]} total={{ label: "Total", paise: undefined }} />);
  for (const html of [bar, row]) {
    expect(html).toMatch(/aria-hidden="true"[^>]*>—.*not known yet/s);
    expect(html).not.toContain("₹");
  }
});

test("spec 2.8, step 2: items, shipping address and payment method", () => {
  const html = renderToText(
    <OrderReview
      items={[cartItem()]}
      nameOf={() => "500 ml"}
      address={address()}
      paymentLabel="Cash on delivery"
      paymentDescription=""
      onChange={nothing}
    />,
  );
  for (const words of ["Order Items", "Shipping Address", "Payment Method", "Asha Menon", "560011", "₹57.00"]) {
    expect(html).toContain(words);
  }
});
