import { endpoint } from "../endpoint";
import type { LanguageCode } from "../languages";
import type { PicturePath, Whole } from "../wire.types";

export interface Organization {
  orgId: string;
  name: string;
  logoPath: PicturePath;
  storeId: string;
  locationId?: string;
  /** The store's name in its address today; the call may have asked by a former one (ADR 68). */
  friendlyId?: string;
  /** The names that it had before; left out when it never had another. */
  formerIds?: string[];
  /**
   * The languages that the store offers, its first one first. Left out by a platform that knows no languages: English alone
   * (reading 34).
   */
  languages?: LanguageCode[];
  /** Left out while the store is open. `reason` is the owner's own sentence for shoppers, or empty. */
  closed?: { reason: string };
}

export type WholeOrganization = Whole<Organization, "locationId" | "friendlyId" | "languages">;

export const organizations = {
  /** `orgFriendlyId` is the first path segment or the host name; 404 for an unknown store. */
  find: endpoint<{
    params: { orgFriendlyId: string };
    query: { isFriendlyId: boolean; isDomain: boolean };
    reply: Organization;
    whole: WholeOrganization;
  }>("GET", "/api/organizations/:orgFriendlyId", "open", { hasTenancy: false }),
};
