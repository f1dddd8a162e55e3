import type { StoreIdentity } from "./StoreIdentity";

/** The store's prefix in the address without the language: `/fresh-basket/hi` → `/fresh-basket`. */
export const storePath = ({ basePath, language }: Pick<StoreIdentity, "basePath" | "language">): string =>
  language === undefined ? basePath : basePath.slice(0, -`/${language}`.length);
