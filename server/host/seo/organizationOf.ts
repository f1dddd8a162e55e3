import { type Organization, organizations } from "../../../src/contract/store/organizations";
import type { FileContext } from "./StoreFile.types";

/** Whose files these are. */
export function organizationOf({ store, platform }: FileContext): Promise<Organization> {
  const { identifier, isDomain } = store;
  return platform.read(organizations.find, {
    params: { orgFriendlyId: identifier },
    query: { isFriendlyId: !isDomain, isDomain },
  });
}
