import { domainToUnicode } from "node:url";
import { arrayContains, sql } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { organizations } from "../../../db/schema/tenancy";
import { conflict, notFound } from "../../../errors";
import type { FolderPicture, StoreFolder } from "../../../storeFolder/StoreFolder.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { words } from "../words";
import { filesOf } from "./filesOf";
import { type ImportSummary, summaryOf } from "./ImportSummary";
import { keepFolder } from "./keepFolder";
import { lockFolders } from "./lockFolders";
import { lockVariants } from "./lockVariants";
import { readStoreRows, type StoreRows } from "./readStoreRows";
import { wantedRows } from "./wantedRows";
import { storeChanges, writeStoreRows } from "./writeStoreRows";

export interface ImportOptions {
  /** Reports what would change, and changes nothing. */
  isDryRun?: boolean;
  who: string;
  /** Called with the changes while nobody else can import, before they are written. What it throws undoes the import. */
  approve?: (summary: ImportSummary) => void;
  onProgress?: (doing: string) => void;
}

export interface ExportedFolder {
  texts: ReadonlyMap<string, Buffer>;
  pictures: readonly FolderPicture[];
}

/** Imports a store from a folder, all or nothing, and exports it as a folder. */
export class StoreFolders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 `DOMAIN_TAKEN` when another store has one of its domains, `STORE_RENAMED` for a name that a store had before */
  async import(folder: StoreFolder, options: ImportOptions): Promise<ImportSummary> {
    const { summary, isWritten } = await inTransaction(this.db, (tx) =>
      importFolder(tx, folder, options, this.clock.now()),
    );
    if (isWritten) await this.countRows(options.onProgress);
    return summary;
  }

  /**
   * The embedded engine has no background process that counts rows, and without counts its planner guesses. After the
   * commit, so that no order waits for it, and its failure is not reported as the import's.
   */
  private async countRows(onProgress: ImportOptions["onProgress"]): Promise<void> {
    onProgress?.("Counting …");
    await this.db.orm.execute(sql.raw(`ANALYZE ${IMPORTED_TABLES.join(", ")}`)).catch(() => {});
  }

  /** @throws 404 for an unknown store, 409 `NO_FOLDER` for a store that was never imported from a folder */
  async export(friendlyId: string): Promise<ExportedFolder> {
    const rows = await readStoreRows(this.db.orm, friendlyId);
    if (rows === undefined) throw notFound("This store was not found.");
    if (rows.files.length === 0) {
      throw conflict(
        "NO_FOLDER",
        `${rows.organization.name} was not made from a folder: make one with \`haat store init\`.`,
      );
    }
    const pictures = rows.files.flatMap(({ path, picture: key }) => (key === null ? [] : [{ path, key }]));
    return { texts: filesOf(rows), pictures };
  }
}

/** The tables into which an import writes many rows. */
const IMPORTED_TABLES = ["categories", "products", "product_variants", "store_files", "search_index.listings"];

async function importFolder(
  tx: Transaction,
  folder: StoreFolder,
  { isDryRun = false, who, approve, onProgress = () => {} }: ImportOptions,
  now: Date,
): Promise<{ summary: ImportSummary; isWritten: boolean }> {
  await lockFolders(tx);
  await refuseTakenDomains(tx, folder);
  onProgress("Comparing with what is there …");
  const there = await readStoreRows(tx, folder.friendlyId);
  if (there === undefined) await refuseFormerName(tx, folder.friendlyId);
  const variants = there?.productVariants ?? [];
  if (isDryRun) {
    const { wanted, changes } = compare(folder, there);
    return { summary: summaryOf(changes, wanted, variants), isWritten: false };
  }
  // Before the locks for which an order may wait; a new store's files need the store's row first.
  const isKept = there === undefined || (await keepFolder(tx, there.store.id, folder, there));
  const { wanted, changes } = await compareUnderLock(tx, folder, there);
  const summary = summaryOf(changes, wanted, variants);
  approve?.(summary);
  await writeStoreRows(tx, wanted, changes, onProgress);
  if (there === undefined) await keepFolder(tx, wanted.store.id, folder, there);
  const isWritten = summary.lines.length > 0 || isKept;
  if (isWritten) {
    const owner = { storeId: wanted.store.id, who };
    await recordAudit(tx, owner, "store.imported", auditOf(summary), now);
  }
  return { summary, isWritten };
}

/** The log names the first changes of a large import, and says that there are more. */
const NAMED_AT_MOST = 1000;

const auditOf = ({ lines, details }: ImportSummary) => ({
  changes: lines,
  goods: details.slice(0, NAMED_AT_MOST),
  ...(details.length > NAMED_AT_MOST && { notNamed: details.length - NAMED_AT_MOST }),
});

function compare(folder: StoreFolder, there: StoreRows | undefined) {
  const wanted = wantedRows(folder, there);
  return { wanted, changes: storeChanges(there, wanted) };
}

/**
 * Finds the changes and locks their variants. Orders and commands may change rows between reading and locking, so rows that
 * differ are compared again.
 */
async function compareUnderLock(tx: Transaction, folder: StoreFolder, there: StoreRows | undefined) {
  const first = compare(folder, there);
  const locked = await lockVariants(tx, first.changes.productVariants.changed);
  if (there === undefined || locked.size === 0) return first;
  return compare(folder, {
    ...there,
    productVariants: there.productVariants.map((variant) => locked.get(variant.id) ?? variant),
  });
}

async function refuseFormerName(tx: Transaction, name: string): Promise<void> {
  const [renamed] = await tx
    .select()
    .from(organizations)
    .where(arrayContains(organizations.formerIds, [name]));
  if (renamed === undefined) return;
  throw conflict("STORE_RENAMED", words.storeIsCalled(name, renamed.friendlyId));
}

async function refuseTakenDomains(tx: Transaction, { friendlyId, domains }: StoreFolder): Promise<void> {
  if (domains.length === 0) return;
  const others = await tx.select().from(organizations).where(sql`${organizations.friendlyId} <> ${friendlyId}`);
  const taken = others.find((other) => other.domains.some((domain) => domains.includes(domain)));
  if (taken === undefined) return;
  const domain = taken.domains.find((one) => domains.includes(one));
  throw conflict(
    "DOMAIN_TAKEN",
    `The domain ${domainToUnicode(domain ?? "")} belongs to the store ${taken.friendlyId}: take it out of store.yaml.`,
  );
}
