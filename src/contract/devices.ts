import type { Product } from "./catalogue/products";
import type { Address } from "./customers/addresses";
import type { WholeVerifiedCustomer } from "./customers/identity";
import { endpoint } from "./endpoint";

/** What an operator may switch a screen in a shop to. */
export type DeviceState = "OPEN" | "CLOSED" | "MAINTENANCE";

/** Where orders of a device are picked up; an order that goes there costs no delivery. */
export type PickupPlace = Pick<Address, "address" | "city" | "state" | "country" | "pin">;

export interface PairedDevice {
  /** Kept by the device for good; the platform keeps its hash alone. */
  token: string;
  name: string;
}

export interface DeviceStatus {
  state: DeviceState;
  name: string;
  /** Left out where nothing can be picked up. */
  pickup?: PickupPlace;
  /** Without a touch for so long, a shopper is asked whether they are still there. */
  idleSeconds: number;
}

/** One shopper at the device; `visitId` names the visit to the platform and is no secret. */
export interface DeviceGuest extends WholeVerifiedCustomer {
  visitId: string;
}

/**
 * A screen in a shop. Its token stands for the device and never for a shopper: what a visit buys goes by the
 * shopper's own token.
 */
export const devices = {
  /** 400 `INVALID_PAIRING_CODE` for a code that is wrong, old or used; 429 after too many tries. */
  pair: endpoint<{ body: { code: string; version: string }; reply: PairedDevice }>(
    "POST",
    "/api/devices/pair",
    "store",
  ),
  /** Says what is shown, and ends every session of this device but that of `visitId`; empty between two visits. */
  heartbeat: endpoint<{ body: { version: string; visitId: string }; reply: DeviceStatus }>(
    "POST",
    "/api/devices/heartbeat",
    "device",
  ),
  /** A customer for this visit alone, without a login (reading 37). 409 `DEVICE_CLOSED`. */
  guest: endpoint<{ reply: DeviceGuest }>("POST", "/api/devices/guest", "device"),
  /** Ties the login of a refresh token to this device: it ends with the visit. 404 for another store's. */
  enter: endpoint<{ body: { refreshToken: string }; reply: { visitId: string } }>(
    "POST",
    "/api/devices/enter",
    "device",
  ),
  /** The variant with this SKU or barcode, with its product; 404 where there is none on sale. */
  scan: endpoint<{ query: { code: string }; reply: { product: Product; variantId: string } }>(
    "GET",
    "/api/devices/scan",
    "device",
  ),
  /** What went wrong on the screen: words of the program, nothing of a shopper. */
  reportError: endpoint<{ body: { message: string; version: string }; reply: { reported: true } }>(
    "POST",
    "/api/devices/errors",
    "device",
  ),
};
