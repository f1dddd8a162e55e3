import type { coupons as contract } from "#contract/sale/coupons.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";

export const couponRoutes = ({ offeredCoupons }: Services): Implementation<typeof contract> => ({
  offered: {
    summary: "The coupons that the store offers and this shopper may still use",
    handle: async ({ customer }) => ({ coupons: await offeredCoupons.list(customer) }),
  },
});
