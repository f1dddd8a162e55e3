import { expect, test } from "vitest";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { TileMaker } from "#domain/catalogue/index.ts";
import { StorePaymentSettings } from "#domain/payments/index.ts";
import { Setup } from "#features/subscription/pages/Setup.tsx";
import { SubscriptionSetup } from "#features/subscription/SubscriptionSetup.ts";
import type { Container } from "#kernel/container/Container.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { ComponentSlots, SlotEntry } from "#kernel/plugin/Slots.types.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";
import { address } from "#stories/support/commerceBuilders.ts";
import { mount } from "../../design/mount";
import { drawn } from "../../support/atRest";

const TERMS = { shippingEnabled: true, manualShippingConfigs: [], shippingCharge: 29, freeShippingFrom: 199 };

/** Takes the place of the message that the wallet is too low. */
const Note = ({ method, amount, what }: ComponentSlots["payment-note"]) => (
  <p id="note">{`${method} ${amount} for ${what}`}</p>
);

/** The screen for this quantity of a product at 34 rupees, in a build whose delivery has these `terms`. */
async function noteFor(quantity: number, terms: Partial<typeof TERMS> | "build without delivery") {
  const slots: SlotEntry[] = [{ slot: "payment-note", order: 1, load: async () => ({ default: Note }) }];
  if (typeof terms === "object") {
    slots.push({ slot: "delivery-terms", order: 1, termsOf: () => ({ data: terms, isPending: false }) });
  }
  const setup = {
    quantity,
    daysOfWeek: ["MONDAY"],
    startDate: "2026-03-05",
    endDate: "",
    today: "2026-03-05",
    slots: [],
    slotId: "",
    slotQuery: { error: null },
    paymentMethod: "WALLET",
    payments: { offered: [{ method: "WALLET", label: "Wallet", description: "" }] },
    address: {
      address: address(),
      once: null,
      chosen: 0,
      editor: { initial: {}, title: "", error: "", index: null, close() {} },
    },
    confirming: { isRunning: false },
    start() {},
    dispose() {},
  };
  const services = new Map<unknown, unknown>([
    [SubscriptionSetup, setup],
    [AddressBookStore, { list: [address()], isPending: false, error: null }],
    [TileMaker, { nameOf: () => "500 ml" }],
    [StorePaymentSettings, { isPending: false, error: null }],
    [SlotRegistry, new SlotRegistry(slots)],
  ]);
  const container = { get: (token: unknown) => services.get(token) } as Container;
  const screen = await mount(
    <ContainerContext value={container}>
      <Setup product={aProduct()} variant={aVariant({ mrp: 40, sellingPrice: 34 })} />
    </ContainerContext>,
  );
  const note = (await drawn("#note")).textContent;
  const isSaid = /Delivery.*₹29\.00.*To pay each time.*₹97\.00/.test(screen.host.textContent ?? "");
  await screen.unmount();
  return [note, isSaid];
}

test("the wallet is asked for the first delivery including its delivery charge, which the summary shows", async () => {
  expect(await noteFor(2, TERMS)).toEqual(["WALLET 9700 for firstDelivery", true]);
});

test("the wallet is asked for the goods alone where delivery is free, unknown, or not in this build", async () => {
  expect(await noteFor(6, TERMS)).toEqual(["WALLET 20400 for firstDelivery", false]);
  expect(await noteFor(2, {})).toEqual(["WALLET 6800 for firstDelivery", false]);
  expect(await noteFor(2, "build without delivery")).toEqual(["WALLET 6800 for firstDelivery", false]);
});
