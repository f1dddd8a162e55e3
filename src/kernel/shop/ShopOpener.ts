import type { ComponentType } from "react";
import type { Container } from "../container/Container";
import { token } from "../container/token";
import type { HttpTransport } from "../http/HttpTransport";
import type { Navigation } from "../navigation/Navigation";
import type { Feature } from "../plugin/Feature.types";

/** How a shop inside the page differs from the one that a browser opens. */
export interface ShopDress {
  /** What of the build's manifests it is made of, and what stands in their place. */
  manifests(all: readonly Feature[]): readonly Feature[];
  transport?(plain: HttpTransport): HttpTransport;
  navigation?(plain: Navigation): Navigation;
  /** A screen of it could not be drawn. */
  onFailed(error: unknown): void;
}

/** A shop of its own: its session, cart, history and everything else that a shopper leaves live in memory alone. */
export interface OpenShop {
  readonly container: Container;
  readonly Shop: ComponentType;
  /** Ends its session here, stops what it has begun and lets go of everything. */
  end(): void;
}

/**
 * Opens the whole shop inside a page of it, for screens before which one shopper follows another: what one
 * leaves is not cleaned away, it is dropped with the shop that held it.
 */
export interface ShopOpener {
  /** @throws where the store cannot be read */
  open(dress: ShopDress): Promise<OpenShop>;
  /** Fetches the code of every page, so that a shop goes on without a network and never mixes two versions. */
  warm(): Promise<void>;
}
export const ShopOpener = token<ShopOpener>("ShopOpener");
