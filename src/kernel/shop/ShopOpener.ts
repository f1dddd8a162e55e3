import type { ComponentType } from "react";
import type { Container } from "../container/Container";
import { token } from "../container/token";
import type { HttpTransport } from "../http/HttpTransport";
import type { Navigation } from "../navigation/Navigation";
import type { NoticeKind } from "../notices/Notices";
import type { Feature, RouteEntry } from "../plugin/Feature.types";

/** How a shop inside a page differs from the one that a browser opens. */
export interface ShopEdition {
  /** Returns the manifests of this shop, from those of the build: some may be left out or replaced. */
  manifests(all: readonly Feature[]): readonly Feature[];
  transport?(plain: HttpTransport): HttpTransport;
  navigation?(plain: Navigation): Navigation;
  /**
   * Returns the text of a toast for a notice; undefined for a notice that is not shown. Without it, every notice is shown
   * as it is.
   */
  notices?(kind: NoticeKind, message: string): string | undefined;
  /** Called when one of its screens could not be rendered. */
  onFailed(error: unknown): void;
}

/** A separate shop. Its session, cart, history and everything else of a shopper exist in memory alone. */
export interface OpenShop {
  readonly container: Container;
  readonly Shop: ComponentType;
  /** Ends the session in this page, stops everything that the shop has started, and releases it. */
  end(): void;
}

/**
 * Opens a whole shop inside a page, for a screen that one shopper after another uses. Nothing of a shopper has to be
 * cleaned up, because the whole shop is dropped (ADR 34).
 */
export interface ShopOpener {
  /** @throws when the store cannot be read */
  open(edition: ShopEdition): Promise<OpenShop>;
  /**
   * Loads the code of every page. So a shop works without a network, never mixes two versions, and draws a page in the
   * touch that opens it. @param more the edition's own pages
   */
  warm(more: readonly RouteEntry["load"][]): Promise<void>;
}
export const ShopOpener = token<ShopOpener>("ShopOpener");
