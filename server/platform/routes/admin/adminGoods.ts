import { Type } from "typebox";
import type { AdminCoupon } from "#contract/admin.ts";
import { badRequest } from "../../errors";
import { input } from "../../http/implementation.types";
import { paiseToRupees, rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import type { Coupon } from "../../services/back-office/owner/OwnerCoupons";
import { couponInRupees } from "../../services/sale/coupons/couponInRupees";
import { words } from "../../words";
import type { Part } from "./admin.types";
import { DONE, discount, mapPage, paging, rupees, rupeesAboveZero, textUpTo, wantedOf } from "./fields";

const pieces = { minimum: -100_000_000, maximum: 100_000_000 };

export function adminGoods({
  ownerGoods,
  ownerCoupons,
}: Services): Part<"stock" | "setStock" | "setPrice" | "coupons" | "addCoupon" | "setCoupon"> {
  return {
    stock: {
      summary: "Stock and prices by SKU",
      query: input(
        Type.Object({ atMost: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })), ...paging }),
      ),
      handle: async ({ admin, query: { atMost, ...page } }) =>
        mapPage(await ownerGoods.stock(admin, wantedOf(page), atMost), ({ pricePaise, mrpPaise, ...line }) => ({
          ...line,
          price: paiseToRupees(pricePaise),
          mrp: paiseToRupees(mrpPaise),
        })),
    },
    setStock: {
      summary: "Set the stock of a SKU",
      body: input(Type.Object({ to: Type.Optional(Type.Integer(pieces)), by: Type.Optional(Type.Integer(pieces)) })),
      handle: async ({ admin, params, body: { to, by } }) => {
        if ((to === undefined) === (by === undefined)) throw badRequest(words.sendToOrBy);
        return { stock: await ownerGoods.setStock(admin, params.sku, to === undefined ? { by: by ?? 0 } : { to }) };
      },
    },
    setPrice: {
      summary: "Set the price of a SKU",
      body: input(Type.Object({ price: rupeesAboveZero, mrp: Type.Optional(rupeesAboveZero) })),
      handle: async ({ admin, params, body: { price, mrp } }) => {
        await ownerGoods.setPrice(
          admin,
          params.sku,
          rupeesToPaise(price),
          mrp === undefined ? undefined : rupeesToPaise(mrp),
        );
        return DONE;
      },
    },
    coupons: {
      summary: "The store's coupons",
      query: input(Type.Object(paging)),
      handle: async ({ admin, query }) => mapPage(await ownerCoupons.list(admin, wantedOf(query)), toWire),
    },
    addCoupon: {
      summary: "Add a coupon",
      body: input(
        Type.Object({
          code: textUpTo(40),
          percent: Type.Optional(discount),
          amount: Type.Optional(rupeesAboveZero),
          minimum: Type.Optional(rupees),
          atMost: Type.Optional(rupeesAboveZero),
          expires: Type.Optional(textUpTo(40)),
          perCustomer: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
          offered: Type.Optional(Type.Boolean()),
        }),
      ),
      handle: async ({ admin, body }) => {
        await ownerCoupons.add(admin, toCoupon(body));
        return DONE;
      },
    },
    setCoupon: {
      summary: "End a coupon, or start it again",
      body: input(Type.Object({ isActive: Type.Boolean() })),
      handle: async ({ admin, params, body }) => {
        await ownerCoupons.setActive(admin, params.code, body.isActive);
        return DONE;
      },
    },
  };
}

const toWire = (coupon: Coupon) => ({
  minimum: 0,
  perCustomer: 1,
  ...couponInRupees(coupon),
  isActive: coupon.isActive,
});

function toCoupon({
  code,
  percent,
  amount,
  minimum = 0,
  atMost,
  expires,
  perCustomer = 1,
  offered = false,
}: AdminCoupon) {
  const expiresAt = expires === undefined ? null : new Date(expires);
  if (Number.isNaN(expiresAt?.getTime())) throw badRequest(words.pleaseCheck("expires"));
  return {
    code,
    percent: percent ?? null,
    amountPaise: amount === undefined ? null : rupeesToPaise(amount),
    minimumPaise: rupeesToPaise(minimum),
    maximumDiscountPaise: atMost === undefined ? null : rupeesToPaise(atMost),
    expiresAt,
    perCustomer,
    isOffered: offered,
  };
}
