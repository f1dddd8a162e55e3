import { type Organization, organizations } from "#contract/store/organizations.ts";
import type { FileContext } from "./StoreFile.types";

/** The organisation that a store's files are about. */
export function organizationOf({ store, platform }: FileContext): Promise<Organization> {
  const { identifier, isDomain } = store;
  return platform.read(organizations.find, {
    params: { orgFriendlyId: identifier },
    query: { isFriendlyId: !isDomain, isDomain },
  });
}
