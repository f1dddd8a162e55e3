import { Suspense, use, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { StoreRoutes } from "../../../src/app/navigation/StoreRoutes";
import { ContainerContext } from "../../../src/kernel/react/ContainerContext";
import { openStoryShop, type StoryShop } from "./openStoryShop";

type Opened = Awaited<ReturnType<typeof openStoryShop>>;

/** The shop that stands on the page, for `isAtRest`. */
let standing: { shop: Opened; isShown: boolean } | undefined;

/** It shows its page, and no call and no code is on its way. */
export function isAtRest(): boolean {
  return standing?.isShown === true && standing.shop.transport.pending === 0 && !standing.shop.loads.isLoading();
}

export interface ShopProps extends StoryShop {
  /** As the toolbar says it. */
  build: string;
}

/** The whole storefront at one address. */
export function Shop({ build, ...shop }: ShopProps) {
  const [opening] = useState(() => {
    standing = undefined;
    return openStoryShop(shop, build);
  });
  return (
    <Suspense>
      <Pages opening={opening} path={shop.path} />
    </Suspense>
  );
}

function Pages({ opening, path }: { opening: Promise<Opened>; path: string }) {
  const shop = use(opening);
  const { container, pages, loads, navigation } = shop;
  if (standing?.shop !== shop) standing = { shop, isShown: false };
  const onShown = () => {
    if (standing?.shop === shop) standing.isShown = true;
  };
  return (
    <ContainerContext value={container}>
      <MemoryRouter initialEntries={[path]}>
        <StoreRoutes pages={pages} loads={loads} navigation={navigation} onShown={onShown} />
      </MemoryRouter>
    </ContainerContext>
  );
}
