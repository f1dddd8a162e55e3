import type { admin as contract } from "#contract/admin.ts";
import type { Implementation } from "../http/implementation.types";
import type { Services } from "../services";
import { adminGoods } from "./admin/adminGoods";
import { adminOrders } from "./admin/adminOrders";
import { adminPeople } from "./admin/adminPeople";

export const adminRoutes = (services: Services): Implementation<typeof contract> => ({
  ...adminOrders(services),
  ...adminGoods(services),
  ...adminPeople(services),
});
