import { isLanguageCode } from "#contract/languages.ts";
import type { PageAddress } from "#contract/page/Prerender.types.ts";
import { type AppConfig, defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";
import { manifests } from "../manifests";
import { matchedRoutes } from "./matchedRoutes";

/**
 * The one address that stands for all addresses of the same page. Query parameters that the page does not use are left out;
 * all unknown paths are one; a page behind the login, which only the browser draws, is the same for every order or product.
 * `undefined`: the address names no store.
 */
export function pageAddress(address: URL, config: Partial<AppConfig>): PageAddress | undefined {
  const { sharedHosts } = { ...defaultAppConfig, ...config };
  const identity = identifyStore(address, sharedHosts, isLanguageCode);
  if (identity === undefined) return undefined;
  const { basePath, identifier: store, language } = identity;
  const found = { store, language };
  const at = (path: string) => new URL(`${address.protocol}//${address.host}${basePath}${path}`);
  const route = matchedRoutes(manifests, address, basePath).at(-1)?.route;
  if (route === undefined) return { ...found, url: at("/not-found"), kind: "fixed" };
  if (route.access === "login") return { ...found, url: at(withoutParameters(route.path)), kind: "fixed" };
  const path = address.pathname.slice(basePath.length).replace(/\/+$/, "");
  const url = at(path || "/");
  for (const [name, value] of address.searchParams)
    if (route.query?.includes(name)) url.searchParams.append(name, value);
  url.searchParams.sort();
  if (url.search !== "" || !isPlain(path, route.path)) return { ...found, url, kind: "question" };
  return { ...found, url, kind: path === withoutParameters(route.path).replace(/^\/$/, "") ? "fixed" : "thing" };
}

/** `/order/:orderId/*` → `/order/-` */
function withoutParameters(pattern: string): string {
  return pattern.replace(/:\w+/g, "-").replace(/\/\*$/, "");
}

/** True for a path that is written as links write it. The router also accepts other cases, escapes and slashes. */
function isPlain(path: string, pattern: string): boolean {
  const written = path.split("/");
  const isAlike = pattern.split("/").every((part, index) => /^[:*]/.test(part) || part === (written[index] ?? ""));
  return isAlike && path.length <= 200 && /^[\w/.-]*$/.test(path) && !path.includes("//");
}
