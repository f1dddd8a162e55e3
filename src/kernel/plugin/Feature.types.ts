import type { ComponentType } from "react";
import type { Container } from "../container/Container";
import type { PageDescription } from "./PageDescription.types";
import type { ComponentSlots, SlotEntry } from "./Slots.types";

/**
 * The arguments of `prefetch`, which fetches a page's data: on the server before drawing, in the browser when the shopper
 * points at a link.
 */
export interface PrefetchContext {
  container: Container;
  params: Record<string, string | undefined>;
  url: URL;
}

/** A page and the stores that only it needs; they are bound once, when the page's code has loaded (ADR 9). */
export interface PageCode {
  Page: ComponentType;
  bind?: (container: Container) => void;
}

export interface RouteEntry {
  /** In react-router's syntax, from the store's root. */
  path: string;
  access: "public" | "login";
  /** The page fills the whole screen, without header, footer and tabs. While it is shown, no other page is prefetched. */
  isBare?: true;
  /** The shop's footer is left out, because its links would lead away from a task (the checkout). */
  isTask?: true;
  /** The page is for buying. While the store is closed, it says so instead (ADR 68). */
  isBuying?: true;
  /** The page stays mounted while the shopper is elsewhere, so that Back shows it at once. For lists. */
  isKept?: true;
  /** The query parameters that the page uses; the host removes all others (ADR 14). */
  query?: readonly string[];
  load: () => Promise<PageCode>;
  /**
   * The name of the module that `load` imports. The page's HTML then names its files, so that they load together with the
   * program (ADR 38).
   */
  code?: string;
  /** Fetches the data of the first screen; never rejects. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
  /** The slots of the first screen. The data of their entries is fetched with the page's. */
  slots?: (keyof ComponentSlots)[];
  /**
   * What the page is about, for search engines. Only the server calls it, so `__BROWSER__ ? undefined : …` keeps it out of
   * the browser's bundle. If it rejects, the page is answered with 503.
   */
  describe?: (context: PrefetchContext) => Promise<PageDescription>;
}

/**
 * The manifest of a screen or a plugin. It is inert data: nothing registers itself on import. So a build leaves a plugin
 * out by not referring to its manifest (house, Manifests are inert).
 */
export interface Feature {
  id: string;
  /** Binds what the shell, the slots and `prefetch` need. */
  bind?: (container: Container) => void;
  routes?: RouteEntry[];
  slots?: SlotEntry[];
}

export type Plugin = Feature;
