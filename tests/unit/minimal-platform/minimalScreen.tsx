import { createPages } from "#app/navigation/createPages.tsx";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { showStore } from "../app/support/showStore";
import { atRest } from "../support/atRest";
import { type MinimalShop, manifests, minimalShop } from "./minimalShop";

/** Opens the whole storefront at `path` in the document, on the minimal platform. */
export async function minimalScreen(path: string, before: (shop: MinimalShop) => void | Promise<void> = () => {}) {
  const navigation = new RouterNavigation();
  const shop = minimalShop(navigation);
  await shop.open();
  await before(shop);
  await shop.logIn();
  const loads = new PageLoads();
  const pages = createPages(shop.container, manifests, loads);
  const { place, close } = await showStore(shop.container, path, { pages, loads, navigation });
  await atRest();
  return { ...shop, words: () => place.textContent ?? "", settle: atRest, close };
}
