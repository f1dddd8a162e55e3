import type { Product } from "./catalogue/products";
import type { Address } from "./customers/addresses";
import type { WholeVerifiedCustomer } from "./customers/identity";
import { endpoint } from "./endpoint";

/** The states into which an operator can put a screen in a shop. */
export type DeviceState = "OPEN" | "CLOSED" | "MAINTENANCE";

/** Where orders from a device are picked up; such an order has no delivery charge. */
export type PickupPlace = Pick<Address, "address" | "city" | "state" | "country" | "pin">;

/** The length of a pairing code. */
export const PAIRING_DIGITS = 12;

export interface PairedDevice {
  /** The device stores it; the platform stores only its hash. */
  token: string;
  name: string;
}

export interface DeviceStatus {
  state: DeviceState;
  name: string;
  /** Left out when orders cannot be picked up. */
  pickup?: PickupPlace;
  /** After this many seconds without a touch the shopper is asked whether they are still there. */
  idleSeconds: number;
}

/** One shopper at the device; `visitId` names the visit to the platform and is not secret. */
export interface DeviceGuest extends WholeVerifiedCustomer {
  visitId: string;
}

/** A screen in a shop. Its token stands for the device and never for a shopper: purchases use the shopper's own token. */
export const devices = {
  /** 400 `INVALID_PAIRING_CODE` for a code that is wrong, expired or used; 429 after very many wrong ones at the store. */
  pair: endpoint<{ body: { code: string; version: string }; reply: PairedDevice }>(
    "POST",
    "/api/devices/pair",
    "store",
  ),
  /**
   * Reports what the device shows. Ends every session of this device except that of `visitId`, which is empty between two
   * visits.
   */
  heartbeat: endpoint<{ body: { version: string; visitId: string }; reply: DeviceStatus }>(
    "POST",
    "/api/devices/heartbeat",
    "device",
  ),
  /** Makes a customer for this visit alone, without a login (reading 37). 409 `DEVICE_CLOSED`. */
  guest: endpoint<{ reply: DeviceGuest }>("POST", "/api/devices/guest", "device"),
  /** Ties the login of a refresh token to this device: the session ends with the visit. 404 for another store's token. */
  enter: endpoint<{ body: { refreshToken: string }; reply: { visitId: string } }>(
    "POST",
    "/api/devices/enter",
    "device",
  ),
  /** The variant with this SKU or barcode, with its product; 404 when none is on sale. */
  scan: endpoint<{ query: { code: string }; reply: { product: Product; variantId: string } }>(
    "GET",
    "/api/devices/scan",
    "device",
  ),
  /** Reports an error on the screen. The message is the program's and tells nothing about a shopper. */
  reportError: endpoint<{ body: { message: string; version: string }; reply: { reported: true } }>(
    "POST",
    "/api/devices/errors",
    "device",
  ),
};
