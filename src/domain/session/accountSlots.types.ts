import type { PageCode } from "#kernel/plugin/Feature.types.ts";

/** A page of the account and its entry in the account's menu. */
export interface AccountPlace {
  path: string;
  label: string;
  /** One of the account's icons, or the `d` of an SVG path on a grid of 20 by 20. */
  icon: "profile" | "wallet" | "address" | "orders" | "subscription" | { path: string };
  /** On narrow screens the entry also stands beside the menu's button. */
  isNear?: true;
  /**
   * The page of the entry, when another manifest than the account's has it, and a `bind` for the stores that only this page
   * needs.
   */
  load?: () => Promise<PageCode>;
}

declare module "#kernel/plugin/Slots.types.ts" {
  interface DataSlots {
    "account-nav": AccountPlace;
  }
}
