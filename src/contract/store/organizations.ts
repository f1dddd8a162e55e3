import { endpoint } from "../endpoint";
import type { PicturePath, Whole } from "../wire.types";

export interface Organization {
  orgId: string;
  name: string;
  logoPath: PicturePath;
  storeId: string;
  locationId?: string;
}

export type WholeOrganization = Whole<Organization, "locationId">;

export const organizations = {
  /** `orgFriendlyId` is the first path segment or the host name; 404 for an unknown store. */
  find: endpoint<{
    params: { orgFriendlyId: string };
    query: { isFriendlyId: boolean; isDomain: boolean };
    reply: Organization;
    whole: WholeOrganization;
  }>("GET", "/api/organizations/:orgFriendlyId", "open", { hasTenancy: false }),
};
