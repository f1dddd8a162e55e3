import { and, arrayContains, asc, eq, or, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { WholeOrganization } from "#contract/store/organizations.ts";
import type { Clock } from "../../clock";
import type { Db } from "../../db/db.types";
import { organizations, stores } from "../../db/schema/tenancy";
import { notFound } from "../../errors";
import type { StoreContext } from "../../http/implementation.types";
import { doorColumns } from "../common/doors/refuseClosed";
import { words } from "./words";

/** The names by which a call may name its store. All names that are given must agree. */
export interface StoreHints {
  storeId?: string;
  orgId?: string;
  /** The organisation's name or friendly id; the call that requests a code has no other (spec 7.2). */
  orgName?: string;
}

export interface ListedStore {
  storeId: string;
  orgId: string;
  friendlyId: string;
  formerIds: string[];
  name: string;
  domains: string[];
  /** Null while the store is open. */
  closedAt: Date | null;
}

/** Every public read resolves its store first, and a store's ids never change, so results are remembered for a while. */
const KEPT_MS = 10_000;
const KEPT_AT_MOST = 5000;
const SOME = 5;

/** Finds stores by the names that calls carry. */
export class StoreDirectory {
  private readonly kept: LRUCache<string, StoreContext>;

  constructor(
    private readonly db: Db,
    clock: Clock,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.kept = new LRUCache({ max: KEPT_AT_MOST, ttl: KEPT_MS, ttlResolution: 0, perf });
  }

  /** @throws PlatformError 404 when there is no such store, or when the names belong to different stores */
  async resolve(hints: StoreHints): Promise<StoreContext> {
    const key = JSON.stringify([hints.storeId, hints.orgId, hints.orgName]);
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const store = await this.find(hints);
    this.kept.set(key, store);
    return store;
  }

  /** The friendly ids of all stores, or of some if there are many. */
  async someStores(): Promise<string[]> {
    const { friendlyId } = organizations;
    const found = await this.db.orm.select({ friendlyId }).from(organizations).orderBy(asc(friendlyId)).limit(SOME);
    return found.map((store) => store.friendlyId);
  }

  /** Every store, sorted by friendly id. */
  all(): Promise<ListedStore[]> {
    return this.db.orm
      .select({
        storeId: stores.id,
        orgId: stores.orgId,
        friendlyId: organizations.friendlyId,
        name: organizations.name,
        formerIds: organizations.formerIds,
        domains: organizations.domains,
        closedAt: stores.closedAt,
      })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .orderBy(asc(organizations.friendlyId));
  }

  /** @throws PlatformError 404 for an unknown store */
  async findOrganization(name: string, by: { isFriendlyId: boolean; isDomain: boolean }): Promise<WholeOrganization> {
    const lower = name.toLowerCase();
    const ways: (SQL | undefined)[] = [];
    if (by.isFriendlyId) ways.push(called(lower));
    if (by.isDomain) ways.push(arrayContains(organizations.domains, [lower]));
    if (ways.length === 0) throw notFound(words.noStore);
    const [found] = await this.db.orm
      .select({
        orgId: organizations.id,
        name: organizations.name,
        logoPath: organizations.logoPath,
        storeId: stores.id,
        locationId: stores.locationId,
        friendlyId: organizations.friendlyId,
        formerIds: organizations.formerIds,
        languages: stores.languages,
        ...doorColumns,
      })
      .from(organizations)
      .innerJoin(stores, eq(stores.orgId, organizations.id))
      .where(or(...ways))
      .orderBy(asc(stores.id))
      .limit(1);
    if (found === undefined) throw notFound(words.noStore);
    const { formerIds, closedAt, closedReason, ...organization } = found;
    const others = formerIds.filter((name) => name !== organization.friendlyId);
    return {
      ...organization,
      ...(others.length > 0 && { formerIds: others }),
      ...(closedAt !== null && { closed: { reason: closedReason ?? "" } }),
    };
  }

  private async find({ storeId, orgId, orgName }: StoreHints): Promise<StoreContext> {
    const [found] = await this.db.orm
      .select({ storeId: stores.id, orgId: stores.orgId, locationId: stores.locationId })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(
        and(
          storeId === undefined ? undefined : eq(stores.id, storeId),
          orgId === undefined ? undefined : eq(stores.orgId, orgId),
          storeId !== undefined || orgId !== undefined || orgName === undefined ? undefined : named(orgName),
        ),
      )
      .orderBy(asc(stores.id))
      .limit(1);
    if (found === undefined) throw notFound(words.noStore);
    return found;
  }
}

function named(orgName: string): SQL | undefined {
  return or(eq(organizations.name, orgName), called(orgName.toLowerCase()));
}

/** The organisation is called so, or was. Nobody else gets such a name, so both find at most one (ADR 68). */
function called(friendlyId: string): SQL | undefined {
  return or(eq(organizations.friendlyId, friendlyId), arrayContains(organizations.formerIds, [friendlyId]));
}
