import type { common } from "#contract/store/common.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";
import { enumValues } from "../../services/common/enumValues";
import { commonFileRoutes } from "./commonFiles";

export const commonRoutes = (services: Services): Implementation<typeof common> => ({
  enumValues: { cacheSeconds: 3600, handle: async () => enumValues },
  ...commonFileRoutes(services),
});
