import { type Organization, organizations } from "#contract/store/organizations.ts";
import type { FileContext } from "./StoreFile.types";

/** The store has another name today. */
export class StoreMoved extends Error {
  override readonly name = "StoreMoved";
  constructor(readonly to: string) {
    super(`The store is called ${to} today.`);
  }
}

/** The organisation that a store's files are about. @throws StoreMoved at a former name of the store */
export async function organizationOf({ store, platform }: FileContext): Promise<Organization> {
  const { identifier, isDomain } = store;
  const found = await platform.read(organizations.find, {
    params: { orgFriendlyId: identifier },
    query: { isFriendlyId: !isDomain, isDomain },
  });
  const { friendlyId = identifier } = found;
  if (!isDomain && friendlyId !== identifier) throw new StoreMoved(friendlyId);
  return found;
}
