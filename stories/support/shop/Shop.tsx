import { Suspense, use, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { StoreRoutes } from "#app/navigation/StoreRoutes.tsx";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { openStoryShop, type StoryShop } from "./openStoryShop";

type Opened = Awaited<ReturnType<typeof openStoryShop>>;

/** The shop that is on the page now, for `isAtRest`. */
let current: { shop: Opened; isShown: boolean } | undefined;

/** True when the shop has drawn its page and no call and no code is being loaded. */
export function isAtRest(): boolean {
  return current?.isShown === true && current.shop.transport.pending === 0 && !current.shop.loads.isLoading();
}

export interface ShopProps extends StoryShop {
  /** The build that the toolbar has chosen. */
  build: string;
}

/** The whole storefront at one address, for a story. */
export function Shop({ build, ...shop }: ShopProps) {
  const [opening] = useState(() => {
    current = undefined;
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
  if (current?.shop !== shop) current = { shop, isShown: false };
  const onShown = () => {
    if (current?.shop === shop) current.isShown = true;
  };
  return (
    <ContainerContext value={container}>
      <MemoryRouter initialEntries={[path]}>
        <StoreRoutes pages={pages} loads={loads} navigation={navigation} onShown={onShown} />
      </MemoryRouter>
    </ContainerContext>
  );
}
