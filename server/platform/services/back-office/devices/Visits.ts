import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Product } from "#contract/catalogue/products.ts";
import type { DeviceGuest, DeviceStatus } from "#contract/devices.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { productVariants } from "../../../db/schema/catalogue";
import { orders } from "../../../db/schema/commerce";
import { devices } from "../../../db/schema/devices";
import { customers, refreshTokens, sessions } from "../../../db/schema/identity";
import { stores } from "../../../db/schema/tenancy";
import { conflict, notFound } from "../../../errors";
import type { DeviceContext } from "../../../http/implementation.types";
import { languageNow } from "../../../language/languageNow";
import { hashOf } from "../../customers/identity/hashOf";
import type { RefreshTokens } from "../../customers/identity/RefreshTokens";
import type { Catalogue } from "../../store/catalogue/Catalogue";
import { words } from "../words";
import { shownState } from "./shownState";

/** The calls of a screen in a shop, for one shopper after another. */
export class Visits {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly refreshTokens: RefreshTokens,
    private readonly catalogue: Pick<Catalogue, "get">,
  ) {}

  /**
   * Ends all visits of the device except the one that it names. The device calls every few seconds, so if the call that
   * ends a visit gets lost, the next call ends it. @param visitId the visit that goes on; empty for none
   */
  async heartbeat({ deviceId }: DeviceContext, version: string, visitId: string): Promise<DeviceStatus> {
    const [device] = await this.db.orm
      .update(devices)
      .set({ lastSeenAt: this.clock.now(), version })
      .from(stores)
      .where(and(eq(devices.id, deviceId), eq(stores.id, devices.storeId)))
      .returning({
        state: shownState,
        name: devices.name,
        pickup: devices.pickup,
        idleSeconds: devices.idleSeconds,
      });
    if (device === undefined) throw notFound(words.noDevice);
    await inTransaction(this.db, (tx) => this.endVisits(tx, deviceId, visitId));
    const { pickup, ...status } = device;
    return pickup === null ? status : { ...status, pickup };
  }

  /** @throws PlatformError 409 `DEVICE_CLOSED` */
  guest(device: DeviceContext): Promise<DeviceGuest> {
    checkOpen(device);
    return inTransaction(this.db, async (tx) => {
      const customerId = randomUUID();
      await tx.insert(customers).values({
        id: customerId,
        storeId: device.storeId,
        orgId: device.orgId,
        mobile: "",
        walletId: randomUUID(),
        cartId: randomUUID(),
        createdAt: this.clock.now(),
        guestOfDeviceId: device.deviceId,
      });
      const { sessionId, ...tokens } = await this.refreshTokens.openSession(tx, customerId, device.deviceId);
      return { mobile: "", customerId, ...tokens, visitId: sessionId };
    });
  }

  /** @throws PlatformError 404 for a login of another store or one that has ended, 409 `DEVICE_CLOSED` */
  async enter(device: DeviceContext, refreshToken: string): Promise<string> {
    checkOpen(device);
    const [found] = await this.db.orm
      .select({ sessionId: sessions.id })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(customers, eq(customers.id, sessions.customerId))
      .where(
        and(
          eq(refreshTokens.hash, hashOf(refreshToken)),
          eq(customers.storeId, device.storeId),
          isNull(sessions.revokedAt),
          or(isNull(sessions.deviceId), eq(sessions.deviceId, device.deviceId)),
        ),
      );
    if (found === undefined) throw notFound(words.noLogin);
    await this.db.orm.update(sessions).set({ deviceId: device.deviceId }).where(eq(sessions.id, found.sessionId));
    return found.sessionId;
  }

  async scan({ storeId }: DeviceContext, code: string): Promise<{ product: Product; variantId: string }> {
    const [found] = await this.db.orm
      .select({ variantId: productVariants.id, productId: productVariants.productId })
      .from(productVariants)
      .where(
        and(
          eq(productVariants.storeId, storeId),
          eq(productVariants.isVisible, true),
          or(eq(productVariants.sku, code), eq(productVariants.barcode, code)),
        ),
      )
      .limit(1);
    if (found === undefined) throw notFound(words.noProduct);
    return { product: await this.catalogue.get(storeId, found.productId, languageNow()), variantId: found.variantId };
  }

  async reportError({ deviceId }: DeviceContext, message: string, version: string): Promise<void> {
    await this.db.orm
      .update(devices)
      .set({ lastError: message, lastErrorAt: this.clock.now(), version })
      .where(eq(devices.id, deviceId));
  }

  private async endVisits(tx: Transaction, deviceId: string, visitId: string): Promise<void> {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: this.clock.now() })
      .where(and(eq(sessions.deviceId, deviceId), ne(sessions.id, visitId), isNull(sessions.revokedAt)))
      .returning({ customerId: sessions.customerId });
    if (ended.length === 0) return;
    const theirOrders = tx.select({ one: sql`1` }).from(orders).where(eq(orders.customerId, customers.id));
    // The name, number and email of a guest who ordered nothing are erased (reading 37).
    await tx
      .update(customers)
      .set({ name: "", mobile: "", email: "" })
      .where(
        and(
          inArray(
            customers.id,
            ended.map(({ customerId }) => customerId),
          ),
          isNotNull(customers.guestOfDeviceId),
          notExists(theirOrders),
        ),
      );
  }
}

function checkOpen({ state }: DeviceContext): void {
  if (state !== "OPEN") throw conflict("DEVICE_CLOSED", words.screenClosed);
}
