import type { ComponentType } from "react";
import type { Container } from "../container/Container";
import { token } from "../container/token";
import type { HttpTransport } from "../http/HttpTransport";
import type { Navigation } from "../navigation/Navigation";
import type { NoticeKind } from "../notices/Notices";
import type { Feature, RouteEntry } from "../plugin/Feature.types";

/** How a shop inside a page differs from the one that a browser opens. */
export interface ShopDress {
  /** The manifests that the shop is made of: which of the build's, and which replace them. */
  manifests(all: readonly Feature[]): readonly Feature[];
  transport?(plain: HttpTransport): HttpTransport;
  navigation?(plain: Navigation): Navigation;
  /** What a toast says for a notice; undefined for a notice that is not shown. Without it, all are shown as they are. */
  notices?(kind: NoticeKind, message: string): string | undefined;
  /** Called when one of its screens could not be rendered. */
  onFailed(error: unknown): void;
}

/** A separate shop: its session, cart, history and everything else that belongs to a shopper are in memory alone. */
export interface OpenShop {
  readonly container: Container;
  readonly Shop: ComponentType;
  /** Ends the session in this page, stops what the shop has started and releases it. */
  end(): void;
}

/**
 * Opens a whole shop inside a page, for a screen that one shopper after the other uses: what a shopper leaves is not cleaned up
 * but dropped together with the shop (ADR 34).
 */
export interface ShopOpener {
  /** @throws when the store cannot be read */
  open(dress: ShopDress): Promise<OpenShop>;
  /**
   * Loads the code of every page, so that a shop works without a network, never mixes two versions, and draws a page in the touch
   * that opens it.
   * @param more the dress's own pages
   */
  warm(more: readonly RouteEntry["load"][]): Promise<void>;
}
export const ShopOpener = token<ShopOpener>("ShopOpener");
