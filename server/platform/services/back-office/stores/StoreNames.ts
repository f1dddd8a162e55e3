import { and, arrayContains, eq, ne, or } from "drizzle-orm";
import { OWN_PATHS } from "#server/shared/ownPaths.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { organizations, stores } from "../../../db/schema/tenancy";
import { badRequest, conflict, notFound } from "../../../errors";
import { FRIENDLY_ID } from "../../../storeFolder/yaml/storeSchema";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { lockFolders } from "../folders/lockFolders";
import { words } from "../words";

/** Gives stores other friendly ids. The former ones stay theirs, so that old addresses lead to the store (ADR 68). */
export class StoreNames {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the former name; the new one where the store has it already
   * @throws 400 for a name that no store can have, 409 `NAME_TAKEN` for one that another store has or had
   */
  rename(owner: Owner, name: string): Promise<string> {
    if (!new RegExp(FRIENDLY_ID).test(name)) throw badRequest(words.nameHasForm);
    if (OWN_PATHS.test(`/${name}`)) throw badRequest(words.nameIsOwnPath(name));
    return inTransaction(this.db, async (tx) => {
      // No import and no other rename takes the name meanwhile.
      await lockFolders(tx);
      const { id, friendlyId, formerIds } = organizations;
      const [own] = await tx
        .select({ id, friendlyId, formerIds })
        .from(organizations)
        .innerJoin(stores, eq(stores.orgId, id))
        .where(eq(stores.id, owner.storeId));
      if (own === undefined) throw notFound(words.noStore);
      if (own.friendlyId === name) return name;
      const hasName = or(eq(friendlyId, name), arrayContains(formerIds, [name]));
      const [other] = await tx
        .select({ friendlyId })
        .from(organizations)
        .where(and(hasName, ne(id, own.id)));
      if (other !== undefined) throw conflict("NAME_TAKEN", words.nameIsTaken(name, other.friendlyId));
      const former = [...new Set([...own.formerIds, own.friendlyId])];
      await tx.update(organizations).set({ friendlyId: name, formerIds: former }).where(eq(id, own.id));
      await recordAudit(tx, owner, "store.renamed", { from: own.friendlyId, to: name }, this.clock.now());
      return own.friendlyId;
    });
  }
}
