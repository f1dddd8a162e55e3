import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { TileWindow } from "#commerce/product-card/TileWindow.tsx";
import { AddressBookStore, AddressEditor } from "#domain/addresses/index.ts";
import { Catalogue, failureOf, OptionChoice, TileList, TileMaker } from "#domain/catalogue/index.ts";
import { Page as AddressPage } from "#features/account/pages/AddressPage.tsx";
import { CategoryNav } from "#features/category/views/CategoryNav.tsx";
import { DeliveriesModal } from "#features/subscription/views/DeliveriesModal.tsx";
import type { Container } from "#kernel/container/Container.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { languages } from "#plugins/kiosk/languages.ts";
import { Browsing } from "#plugins/kiosk/shop/Browsing.ts";
import { GoodsList } from "#plugins/kiosk/shop/GoodsList.tsx";
import { products } from "#stories/support/builders.ts";
import { tileMaker } from "#stories/support/tileMaker.ts";
import { click, mount } from "../design/mount";
import { drawn } from "../support/atRest";

interface Failing {
  error: Error;
  retry: () => void;
}

const nothing = () => {};

/** A list of 40 products, of which the pages from `failsFrom` on cannot be loaded. */
function listOf({ error, retry }: Failing, failsFrom: number): TileList {
  const refetch = async () => retry();
  const whole = { data: { products: products(20), total: 40 }, error: null, isFetching: false, refetch };
  const open = (page: number) => (page < failsFrom ? whole : { ...whole, data: undefined, error });
  return new TileList(tileMaker(), open, { key: "all", size: 20, from: 1 });
}

/** These elements with these services. */
const withServices = (services: [unknown, unknown][], element: ReactNode) => (
  <ContainerContext value={{ get: (token: unknown) => new Map(services).get(token) } as Container}>
    {element}
  </ContainerContext>
);

const atKiosk = (failing: Failing, failsFrom: number) =>
  withServices(
    [
      [Browsing, { list: listOf(failing, failsFrom), shown: 40, query: "" }],
      [Catalogue, { hasUnitLabels: true }],
      [OptionChoice, {}],
      [TileMaker, tileMaker()],
    ],
    <GoodsList language={languages[0]} title="All" />,
  );

/** What could not be loaded, drawn alone. */
const PLACES: Record<string, (failing: Failing) => ReactNode> = {
  "the address book": ({ error, retry }) =>
    withServices(
      [
        [AddressBookStore, { error, refetch: async () => retry() }],
        [AddressEditor, {}],
        [Notices, {}],
      ],
      <AddressPage />,
    ),
  "the categories": ({ error, retry }) => (
    <CategoryNav categories={undefined} currentId={undefined} error={error} onRetry={retry} />
  ),
  "the next deliveries": ({ error, retry }) => (
    <DeliveriesModal
      productName="Milk"
      failure={failureOf(error)}
      changing={null}
      from=""
      until=""
      today="2026-03-05"
      onFrom={nothing}
      onUntil={nothing}
      onPause={nothing}
      onResume={nothing}
      onSkip={nothing}
      onTakeBack={nothing}
      onRetry={retry}
      onClose={nothing}
    />
  ),
  "the second page of a list": (failing) => (
    <TileWindow
      label="Products"
      desktop={4}
      count={40}
      total={40}
      from={20}
      size={20}
      cellAt={(index) => listOf(failing, 2).cellAt(index)}
    />
  ),
  "the kiosk's products": (failing) => atKiosk(failing, 1),
  "the second page of the kiosk's products": (failing) => atKiosk(failing, 2),
};
const names = Object.keys(PLACES);

const tryAgain = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");

test.each(names)("%s can be tried again when that may help", async (name) => {
  const retry = vi.fn();
  const place = await mount(PLACES[name]?.({ error: new HttpError(503, "BUSY", "The store is very busy."), retry }));
  await drawn('[role="alert"]');
  await click(tryAgain() as HTMLElement);
  expect(retry).toHaveBeenCalledOnce();
  await place.unmount();
});

test.each(names)("%s cannot be tried again when that would be refused again", async (name) => {
  const place = await mount(PLACES[name]?.({ error: new HttpError(403, "CLOSED", "Not for you."), retry: nothing }));
  await drawn('[role="alert"]');
  expect(tryAgain()).toBeUndefined();
  await place.unmount();
});
