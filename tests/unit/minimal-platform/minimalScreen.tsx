import { enableStaticRendering } from "mobx-react-lite";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createPages } from "#app/navigation/createPages.tsx";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { StoreRoutes } from "#app/navigation/StoreRoutes.tsx";
import { StoreTheme } from "#app/shell/theme/StoreTheme.tsx";
import { ThemeCode } from "#app/shell/theme/ThemeCode.ts";
import { createStoreTheme } from "#design/theme/createStoreTheme.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { atRest } from "../support/atRest";
import { type MinimalShop, manifests, minimalShop } from "./minimalShop";

enableStaticRendering(false);

/** Opens the whole storefront at `path` in the document, on the minimal platform. */
export async function minimalScreen(path: string, before: (shop: MinimalShop) => void | Promise<void> = () => {}) {
  const router = new RouterNavigation();
  const shop = minimalShop(router);
  const { container } = shop;
  await shop.open();
  await before(shop);
  await shop.logIn();
  window.history.replaceState(null, "", path);
  const loads = new PageLoads();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ContainerContext value={container}>
        <StoreTheme themes={new ThemeCode(createStoreTheme)} targetDocument={document}>
          <BrowserRouter>
            <StoreRoutes pages={createPages(container, manifests, loads)} loads={loads} navigation={router} />
          </BrowserRouter>
        </StoreTheme>
      </ContainerContext>,
    ),
  );
  await atRest();
  return {
    ...shop,
    words: () => place.textContent ?? "",
    settle: atRest,
    close: async () => {
      await act(async () => root.unmount());
      shop.close();
      place.remove();
    },
  };
}
