import { act } from "react";
import { expect, test, vi } from "vitest";
import { RechargeFields } from "#plugins/wallet/views/RechargeFields.tsx";
import { WalletView, type WalletViewProps } from "#plugins/wallet/views/WalletView.tsx";
import { walletTransaction } from "#stories/support/commerceBuilders.ts";
import { click, mount, type } from "../../design/mount";
import { renderToText } from "../../design/renderToText";

const html = (props: Partial<WalletViewProps> = {}) =>
  renderToText(
    <WalletView balancePaise={50_000} transactions={[]} page={1} totalPages={1} onPage={() => {}} {...props} />,
  );

test("spec 2.11, Wallet: the balance, and the columns Date, Description, Amount and Type", () => {
  const page = html({ transactions: [walletTransaction()] });
  const headings = [...page.matchAll(/<th [^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(headings).toEqual(["Date", "Description", "Amount", "Type"]);
  for (const words of ["Current Balance", "₹500.00", "Transaction History", "5 March 2026"]) {
    expect(page).toContain(words);
  }
});

test.each([
  ["CREDIT", /\+<!-- -->₹2,500\.00|\+₹2,500\.00/, "Credit"],
  ["DEBIT", /-<!-- -->₹2,500\.00|-₹2,500\.00/, "Debit"],
] as const)(
  "spec 2.11, Wallet: the amount of a %s has its sign, and its type a word",
  (transactionType, amount, word) => {
    const page = html({ transactions: [walletTransaction({ transactionType })] });
    expect(page).toMatch(amount);
    expect(page).toContain(`>${word}<`);
  },
);

test("bar 6: a recharge whose cash is not collected yet says so", () => {
  expect(html({ transactions: [walletTransaction({ status: "PENDING" })] })).toContain(">Pending<");
  expect(html({ transactions: [walletTransaction()] })).not.toContain("Pending");
});

test("spec 2.11, Wallet: 'Recharge Wallet' only if there is a way to pay", () => {
  expect(html()).not.toContain("Recharge Wallet");
  expect(html({ onRecharge: () => {} })).toContain("Recharge Wallet");
});

test.each([
  ["", "Amount is required"],
  ["0", "Please enter a valid Amount"],
  ["abc", "Please enter a valid Amount"],
  ["10.555", "Please enter a valid Amount"],
  ["0.99", "Please enter a valid Amount"],
  ["100000.01", "Please enter a valid Amount"],
])("spec 5, Wallet amount: '%s' is answered by '%s'", async (typed, message) => {
  const onRecharge = vi.fn();
  const form = await mount(<RechargeFields id="recharge" sources={["COD"]} onRecharge={onRecharge} />);
  await type(form.get<HTMLInputElement>('input[name="amount"]'), typed);
  await act(async () => form.get<HTMLFormElement>("form").requestSubmit());
  expect(form.host.textContent).toContain(message);
  expect(onRecharge).not.toHaveBeenCalled();
  await form.unmount();
});

test("the limits of an amount are shown before it is typed, and common amounts take one tap", async () => {
  const onRecharge = vi.fn();
  const form = await mount(<RechargeFields id="recharge" sources={["COD"]} onRecharge={onRecharge} />);
  expect(form.host.textContent).toContain("From ₹1 to ₹1,00,000 at a time");
  const chips = [...form.host.querySelectorAll<HTMLButtonElement>("button[aria-pressed]")];
  expect(chips.map((chip) => chip.textContent)).toEqual(["₹200", "₹500", "₹1,000", "₹2,000"]);
  await act(async () => chips[1]?.click());
  expect(form.get<HTMLInputElement>('input[name="amount"]').value).toBe("500");
  expect(chips.map((chip) => chip.getAttribute("aria-pressed"))).toEqual(["false", "true", "false", "false"]);
  await form.unmount();
});

test("spec 8, Unknown provider: Online Payment cannot be chosen, and says why", async () => {
  const hindrance = "Payment method not supported";
  const form = await mount(
    <RechargeFields id="recharge" sources={["COD"]} hindrance={hindrance} onRecharge={() => {}} />,
  );
  expect(form.get<HTMLInputElement>('input[value="ONLINE_PAYMENT"]').disabled).toBe(true);
  expect(form.host.textContent).toContain(hindrance);
  await form.unmount();
  expect(html({ hindrance })).toContain(hindrance);
  expect(html({ hindrance, onRecharge: () => {} })).not.toContain(hindrance);
});

test("an amount of 0 has no sign", () => {
  expect(html({ transactions: [walletTransaction({ transactionAmount: 0, transactionType: "DEBIT" })] })).not.toMatch(
    /-(<!-- -->)?₹0\.00/,
  );
});

test("the fields contain the values of the last recharge", async () => {
  const form = await mount(
    <RechargeFields
      id="recharge"
      sources={["ONLINE_PAYMENT", "COD"]}
      asked={{ amount: 250.5, source: "COD" }}
      onRecharge={() => {}}
    />,
  );
  expect(form.get<HTMLInputElement>('input[name="amount"]').value).toBe("250.5");
  expect(form.get<HTMLInputElement>('input[value="COD"]').checked).toBe(true);
  await form.unmount();
});

test("spec 2.11, Wallet: an amount and Online Payment or Cash on Delivery", async () => {
  const onRecharge = vi.fn();
  const form = await mount(
    <RechargeFields id="recharge" sources={["ONLINE_PAYMENT", "COD"]} onRecharge={onRecharge} />,
  );
  const words = [...form.host.querySelectorAll("label")].map((label) => label.textContent ?? "");
  expect(words.some((word) => word.startsWith("Online Payment"))).toBe(true);
  await type(form.get<HTMLInputElement>('input[name="amount"]'), "100000");
  await click(form.get('input[value="COD"]'));
  await act(async () => form.get<HTMLFormElement>("form").requestSubmit());
  expect(onRecharge).toHaveBeenCalledWith(100_000, "COD");
  await form.unmount();
});
