import { Type } from "typebox";
import type { organizations } from "#contract/store/organizations.ts";
import { type Implementation, input } from "../../http/implementation.types";
import type { Services } from "../../services";

export const organizationRoutes = ({ directory }: Services): Implementation<typeof organizations> => ({
  find: {
    summary: "Find an organisation by friendly id or domain",
    cacheSeconds: 60,
    query: input(
      Type.Object({ isFriendlyId: Type.Boolean({ default: false }), isDomain: Type.Boolean({ default: false }) }),
    ),
    handle: async ({ params, query }) => directory.findOrganization(params.orgFriendlyId, query),
  },
});
