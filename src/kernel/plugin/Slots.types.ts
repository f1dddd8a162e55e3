import type { ComponentType } from "react";
import type { Services } from "../container/Services";

/** The parts of the frame around every page (spec 2.2). `options` is a dialog that any page may open. */
export type ShellPart = "announcement" | "top" | "options" | "footer" | "tabs";

/**
 * The component slots: places where features and plugins add components to each other's screens, with the components'
 * props. Only the frame's slots stand here. A slot that shows a product, a checkout or an order stands in the domain that
 * offers it (`*Slots.types.ts`).
 */
export interface ComponentSlots {
  /** Replaces every screen: a store that is not open yet. */
  takeover: Record<never, never>;
  /** Below the home page's own sections. */
  "home-section": Record<never, never>;
  /** Drawn on every page: what the shopper can always reach. */
  shell: Record<never, never>;
}

/** The data slots: their entries are values and not components. */
export interface DataSlots {
  /** Used by an edition of the shop (glossary) that leaves parts of the frame out. */
  "shell-without": { parts: readonly ShellPart[] };
}

export interface ComponentEntry<Name extends keyof ComponentSlots> {
  slot: Name;
  /** Entries with a lower number come first. */
  order: number;
  load: () => Promise<{ default: ComponentType<ComponentSlots[Name]> }>;
  /** Fetches the data that the component shows; never rejects. */
  prefetch?: (container: Services) => Promise<unknown>;
}
export type DataEntry<Name extends keyof DataSlots> = { slot: Name; order: number } & DataSlots[Name];

export type SlotEntry =
  | { [Name in keyof ComponentSlots]: ComponentEntry<Name> }[keyof ComponentSlots]
  | { [Name in keyof DataSlots]: DataEntry<Name> }[keyof DataSlots];
