import { languages } from "#contract/languages.ts";
import { iconAt, isResized } from "#contract/pictures.ts";
import { storeSettings } from "#contract/store/storeSettings.ts";
import { stores } from "#contract/store/stores.ts";
import { organizationOf } from "./organizationOf";
import type { FileContext, StoreFile } from "./StoreFile.types";

/** Lets shoppers add a store to their home screen, with its own name, icon and colour, and with its own addresses only. */
export const manifestFile: StoreFile = {
  type: "application/manifest+json; charset=utf-8",
  maxAgeSeconds: 300,
  isInEachLanguage: true,
  async write(context: FileContext) {
    const { store, platform, languagesOf } = context;
    const organization = await organizationOf(context);
    const { orgId, storeId, name, logoPath } = organization;
    const [first, ...others] = languagesOf(organization);
    const { language = first } = store;
    // The first language's file stands at the store's root.
    if (store.language && !others.includes(store.language)) return undefined;
    // One app in all its languages, so that it stays open when the shopper changes the language.
    const root = store.isDomain ? "/" : `/${store.identifier}/`;
    const [settings, data] = await Promise.all([
      platform.read(storeSettings.get, { params: { orgId } }),
      platform.read(stores.get, { params: { id: storeId } }),
    ]);
    return [
      JSON.stringify({
        id: root,
        name,
        short_name: name,
        description: data.description || undefined,
        lang: `${language}-IN`,
        dir: languages[language].direction,
        start_url: `${store.basePath}/`,
        // With the slash, because `/fresh` would include `/fresh-basket`.
        scope: root,
        display: "standalone",
        theme_color: settings.storeWebTheme?.primaryColor || undefined,
        background_color: "#ffffff",
        categories: ["shopping"],
        icons: [...new Set([logoPath, settings.favicon])].flatMap((src) => (src ? iconsOf(src) : [])),
      }),
    ];
  },
};

function iconsOf(src: string) {
  // The address of such a picture does not tell its size.
  if (!isResized(src)) return [{ src, sizes: "any", type: typeOf(src) }];
  return ([192, 512] as const).map((size) => ({
    src: iconAt(src, size),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  }));
}

const TYPES: Record<string, string> = { png: "image/png", webp: "image/webp", svg: "image/svg+xml", jpg: "image/jpeg" };

function typeOf(path: string): string | undefined {
  return TYPES[/\.(\w+)(?:\?|$)/.exec(path)?.[1]?.toLowerCase() ?? ""];
}
