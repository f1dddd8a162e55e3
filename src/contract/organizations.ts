import { endpoint } from "./endpoint";
import type { PicturePath } from "./wire.types";

export interface Organization {
  orgId: string;
  name: string;
  logoPath: PicturePath;
  storeId: string;
  locationId: string;
}

export const organizations = {
  /** `orgFriendlyId` is the first path segment or the host name; 404 for an unknown store. */
  find: endpoint<{
    params: { orgFriendlyId: string };
    query: { isFriendlyId: boolean; isDomain: boolean };
    reply: Organization;
  }>("GET", "/api/organizations/:orgFriendlyId", "open"),
};
