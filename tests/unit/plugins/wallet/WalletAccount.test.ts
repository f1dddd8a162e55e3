import { expect, it } from "vitest";
import type { StorePayments } from "#domain/payments/index.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { HttpError } from "#kernel/http/errors.ts";
import type { SlotEntry } from "#kernel/plugin/Slots.types.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { walletPlugin } from "#plugins/wallet/plugin.ts";
import { WalletAccount } from "#plugins/wallet/WalletAccount.ts";
import { FakeApi } from "../../domain/support/fakes";

const account = (balance: number | Error, walletId = "w-1") => {
  const api = new FakeApi(() => {
    if (balance instanceof Error) throw balance;
    return { id: walletId, accountBalance: balance };
  });
  return { api, wallet: new WalletAccount(api, new CoreQueryCache(), { customerId: "c-1", walletId }) };
};

const entry = walletPlugin.slots?.find((slot) => slot.slot === "payment-method") as Extract<
  SlotEntry,
  { slot: "payment-method" }
>;

it.each([
  [100, 100, undefined],
  [99.99, 100, "Insufficient Balance"],
  [0.3, 0.1 + 0.2, undefined],
])("spec 5, Checkout: with %d in the wallet a price of %d is answered by %s", async (balance, price, refusal) => {
  expect(await account(balance).wallet.refusalFor(price)).toBe(refusal);
});

it("asks for the balance anew each time", async () => {
  const { api, wallet } = account(100);
  await wallet.refusalFor(10);
  await wallet.refusalFor(10);
  expect(api.asked).toHaveLength(2);
});

it("leaves the decision to the platform when the balance cannot be read", async () => {
  expect(await account(new HttpError(500, "INTERNAL", "")).wallet.refusalFor(10)).toBeUndefined();
  expect(await account(0, "").wallet.refusalFor(10)).toBeUndefined();
});

it("reading 23: hidden when the store has it off", () => {
  const offered = (isWalletEnabled: boolean) => entry.isOffered({ isWalletEnabled } as StorePayments);
  expect([offered(false), offered(true)]).toEqual([false, true]);
});

it("shows its balance once it is known, and its description until then", () => {
  const container = new Container(new InversifyResolver());
  const wallet: { balancePaise?: number } = {};
  container.value(WalletAccount, wallet as WalletAccount);
  expect(entry.detail?.(container)).toBeUndefined();
  wallet.balancePaise = 123_450;
  expect(entry.detail?.(container)).toBe("Balance ₹1,234.50");
});
