import { createHmac, randomBytes, randomInt, randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { type DeviceState, PAIRING_DIGITS, type PairedDevice, type PickupPlace } from "#contract/devices.ts";
import type { Clock } from "../../../clock";
import type { PlatformConfig } from "../../../config";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { devices } from "../../../db/schema/devices";
import { sessions } from "../../../db/schema/identity";
import { stores } from "../../../db/schema/tenancy";
import { accessDenied, notFound, PlatformError, tooMany } from "../../../errors";
import type { DeviceContext, StoreContext } from "../../../http/implementation.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { hashOf } from "../../customers/identity/hashOf";
import { countedIn, countIn, secondsLeft, windowOf } from "../../customers/identity/rateLimits";
import { words } from "../words";
import { shownState } from "./shownState";

/** Enough time to walk to the screen. */
const CODE_GOOD_FOR_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
/**
 * For all callers of a store together, whatever their addresses. A code is valid for half an hour, which spans two hours of
 * the clock at most. Two million guesses at twelve digits then find it once in 500,000 codes (ADR 45).
 */
const WRONG_PER_HOUR = 1_000_000;

export interface NewDevice {
  storeId: string;
  name: string;
  pickup?: PickupPlace;
  /** In seconds; 90 when left out. */
  idleSeconds?: number;
}

/** A pairing code, which is shown once and never stored. */
export interface PairingCode {
  deviceId: string;
  code: string;
  expiresAt: Date;
}

export type ListedDevice = Omit<typeof devices.$inferSelect, "pairingHash" | "tokenHash" | "pickup">;

/** Manages the screens in shops, for the people who run the shops. */
export class Devices {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly config: Pick<PlatformConfig, "tokenSecret">,
  ) {}

  /** @param who the name for the audit log, as in `Owner` */
  add(device: NewDevice, who: string): Promise<PairingCode> {
    const id = randomUUID();
    const createdAt = this.clock.now();
    return inTransaction(this.db, async (tx) => {
      await tx.insert(devices).values({ ...device, id, createdAt });
      return this.giveCode(tx, id, who, "device.added");
    });
  }

  /** Creates a code for a device that was replaced or set up anew. The old token works until the code is used. */
  newCode(deviceId: string, who: string): Promise<PairingCode> {
    return inTransaction(this.db, (tx) => this.giveCode(tx, deviceId, who, "device.code"));
  }

  async list(storeId: string): Promise<ListedDevice[]> {
    const rows = await this.db.orm
      .select()
      .from(devices)
      .where(eq(devices.storeId, storeId))
      .orderBy(asc(devices.name));
    return rows.map(({ pairingHash: _, tokenHash: __, pickup: ___, ...device }) => device);
  }

  /** @throws PlatformError 404 for a device that is unknown or revoked */
  async setState(deviceId: string, state: DeviceState, who: string): Promise<void> {
    await inTransaction(this.db, (tx) => this.change(tx, deviceId, { state }, who, `device.${state.toLowerCase()}`));
  }

  /** Revokes a device for good: its token is refused from now on, and its visit ends. */
  async revoke(deviceId: string, who: string): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.db, async (tx) => {
      const end = { revokedAt: now, pairingHash: null, pairingExpiresAt: null };
      await this.change(tx, deviceId, end, who, "device.revoked");
      await tx
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.deviceId, deviceId), isNull(sessions.revokedAt)));
    });
  }

  /**
   * Pairs a device. One statement finds the code and uses it up, so that of two people who type it only one succeeds. Only
   * wrong codes are counted, and not by address: otherwise somebody behind the shop's own address could prevent its screens
   * from being paired.
   */
  async pair(store: StoreContext, code: string, version: string): Promise<PairedDevice> {
    const now = this.clock.now();
    const wrong = windowOf(`pair-wrong:${store.storeId}`, HOUR_MS, now);
    if ((await countedIn(this.db.orm, wrong)) >= WRONG_PER_HOUR) {
      const wait = secondsLeft(wrong, now);
      throw tooMany(words.tooManyPairingCodes(Math.ceil(wait / 60)), wait);
    }
    const token = randomBytes(32).toString("base64url");
    const [paired] = await this.db.orm
      .update(devices)
      .set({
        tokenHash: hashOf(token),
        pairingHash: null,
        pairingExpiresAt: null,
        pairedAt: now,
        lastSeenAt: now,
        version,
      })
      .where(
        and(
          eq(devices.storeId, store.storeId),
          eq(devices.pairingHash, this.hashOfCode(code)),
          gt(devices.pairingExpiresAt, now),
          isNull(devices.revokedAt),
        ),
      )
      .returning({ name: devices.name });
    if (paired === undefined) {
      await countIn(this.db.orm, wrong);
      throw new PlatformError(400, "INVALID_PAIRING_CODE", words.pairingCodeInvalid);
    }
    return { token, name: paired.name };
  }

  /** @throws PlatformError 403 for a token that is unknown or revoked */
  async verify(token: string): Promise<DeviceContext> {
    const [device] = await this.db.orm
      .select({
        ...{ deviceId: devices.id, name: devices.name, state: shownState },
        ...{ storeId: stores.id, orgId: stores.orgId, locationId: stores.locationId },
      })
      .from(devices)
      .innerJoin(stores, eq(stores.id, devices.storeId))
      .where(and(eq(devices.tokenHash, hashOf(token)), isNull(devices.revokedAt)));
    if (device === undefined) throw accessDenied();
    return device;
  }

  private async giveCode(tx: Transaction, deviceId: string, who: string, what: string): Promise<PairingCode> {
    const code = String(randomInt(10 ** PAIRING_DIGITS)).padStart(PAIRING_DIGITS, "0");
    const expiresAt = new Date(this.clock.now().getTime() + CODE_GOOD_FOR_MS);
    const open = { pairingHash: this.hashOfCode(code), pairingExpiresAt: expiresAt };
    await this.change(tx, deviceId, open, who, what);
    return { deviceId, code, expiresAt };
  }

  /** @throws PlatformError 404 for a device that is unknown or revoked */
  private async change(
    tx: Transaction,
    deviceId: string,
    values: Partial<typeof devices.$inferInsert>,
    who: string,
    what: string,
  ): Promise<void> {
    const [changed] = await tx
      .update(devices)
      .set(values)
      .where(and(eq(devices.id, deviceId), isNull(devices.revokedAt)))
      .returning({ storeId: devices.storeId, name: devices.name });
    if (changed === undefined) throw notFound(words.noDevice);
    const { storeId, name } = changed;
    await recordAudit(tx, { storeId, who }, what, { device: deviceId, name }, this.clock.now());
  }

  private hashOfCode(code: string): string {
    return createHmac("sha256", this.config.tokenSecret).update(`pairing:${code}`).digest("base64url");
  }
}
