import type { ComponentType } from "react";
import type { Container } from "../container/Container";
import type { PageDescription } from "./PageDescription.types";
import type { ComponentSlots, SlotEntry } from "./Slots.types";

/** What a page's data needs to be warmed with: on the server before drawing, in the browser on intent. */
export interface PrefetchContext {
  container: Container;
  params: Record<string, string | undefined>;
  url: URL;
}

/** The page, and the stores that only it needs: bound once, when the page's code is there (ADR 9). */
export interface PageCode {
  Page: ComponentType;
  bind?: (container: Container) => void;
}

export interface RouteEntry {
  /** As react-router writes it, from the store's root. */
  path: string;
  access: "public" | "login";
  /** The page is the whole screen: without header, footer and tabs, and nothing else is fetched ahead of it. */
  isBare?: true;
  /** Parameters of the address that the page shows; the host draws it without any other (ADR 14). */
  query?: readonly string[];
  load: () => Promise<PageCode>;
  /** Asks for the data of the first screen; never rejects. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
  /** The slots of its first screen: what hangs in them is warmed with it. */
  slots?: (keyof ComponentSlots)[];
  /** What the page is about; asked for on the server alone, so `__BROWSER__ ? undefined : …` keeps it out of the browser. */
  describe?: (context: PrefetchContext) => Promise<PageDescription>;
}

/**
 * The manifest of a screen or a plugin: data, inert. Nothing registers itself on import, so that a build can leave a
 * plugin out by leaving its manifest unreferenced (house, Manifests are inert).
 */
export interface Feature {
  id: string;
  /** What the shell, the slots and `prefetch` need. */
  bind?: (container: Container) => void;
  routes?: RouteEntry[];
  slots?: SlotEntry[];
}

export type Plugin = Feature;
