import { DateTime } from "luxon";
import { Type } from "typebox";
import type { AdminCoupon, admin as contract } from "../../../src/contract/admin";
import { badRequest } from "../errors";
import { type Implementation, input } from "../http/implementation.types";
import { paiseToRupees, rupeesToPaise } from "../money";
import type { Services } from "../services";
import type { Coupon } from "../services/owner/OwnerCoupons";
import { orderStateInput } from "./order-state-input";

const MOST = 500;
const DONE = { done: true } as const;
const size = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST }));
const rupees = Type.Number({ minimum: 0, maximum: 20_000_000 });
const pieces = { minimum: -100_000_000, maximum: 100_000_000 };
const words = (maxLength: number) => Type.String({ maxLength });

export const adminRoutes = (services: Services): Implementation<typeof contract> => ({
  ...ordersOf(services),
  ...goodsOf(services),
  ...peopleOf(services),
});

type Part<K extends keyof typeof contract> = Pick<Implementation<typeof contract>, K>;

function ordersOf({
  ownerOrders,
  packingLists,
  storeFacts,
}: Services): Part<"orders" | "order" | "step" | "packingList"> {
  return {
    orders: {
      summary: "The store's orders: those that wait oldest first, all others newest first",
      query: input(
        Type.Object({
          state: Type.Optional(orderStateInput),
          slot: Type.Optional(words(20)),
          day: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" })),
          unpacked: Type.Optional(Type.Boolean()),
          size,
        }),
      ),
      handle: async ({ admin, query: { day, unpacked, size: most = 100, ...wish } }) => {
        const { timeZone = "Asia/Kolkata" } = await storeFacts.settings(admin.storeId);
        const range = day === undefined ? {} : { day: rangeOf(day, timeZone) };
        const packed = unpacked ? { isPacked: false } : {};
        return { orders: await ownerOrders.list(admin, { ...wish, ...range, ...packed, size: most }) };
      },
    },
    order: {
      summary: "One order, by number or id",
      handle: ({ admin, params }) => ownerOrders.get(admin, params.order),
    },
    step: {
      summary: "Say that an order is packed, shipped, delivered or cancelled",
      body: input(
        Type.Object({
          step: Type.Union([
            Type.Literal("packed"),
            Type.Literal("shipped"),
            Type.Literal("delivered"),
            Type.Literal("cancelled"),
          ]),
          reason: Type.Optional(words(500)),
        }),
      ),
      handle: ({ admin, params, body }) => ownerOrders.step(admin, params.order, body.step, body.reason),
    },
    packingList: {
      summary: "What has to be packed, a PDF",
      query: input(Type.Object({ slot: Type.Optional(words(20)) })),
      handle: async ({ admin, query, reply }) => {
        reply.type("application/pdf").header("content-disposition", 'attachment; filename="packing-list.pdf"');
        return (await packingLists.pdf(admin, [], query.slot)).pdf;
      },
    },
  };
}

function rangeOf(day: string, zone: string) {
  const from = DateTime.fromISO(day, { zone });
  if (!from.isValid) throw badRequest("Please check day.");
  return { from: from.toJSDate(), until: from.plus({ days: 1 }).toJSDate() };
}

function goodsOf({
  ownerGoods,
  ownerCoupons,
}: Services): Part<"stock" | "setStock" | "setPrice" | "coupons" | "addCoupon" | "setCoupon"> {
  return {
    stock: {
      summary: "Stock and prices by SKU",
      query: input(Type.Object({ atMost: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })) })),
      handle: async ({ admin, query }) => {
        const lines = await ownerGoods.stock(admin, query.atMost);
        return {
          stock: lines.map(({ pricePaise, mrpPaise, ...line }) => ({
            ...line,
            price: paiseToRupees(pricePaise),
            mrp: paiseToRupees(mrpPaise),
          })),
        };
      },
    },
    setStock: {
      summary: "How many there are of a SKU",
      body: input(Type.Object({ to: Type.Optional(Type.Integer(pieces)), by: Type.Optional(Type.Integer(pieces)) })),
      handle: async ({ admin, params, body: { to, by } }) => {
        if ((to === undefined) === (by === undefined)) throw badRequest("Please send to or by, and not both.");
        return { stock: await ownerGoods.setStock(admin, params.sku, to === undefined ? { by: by ?? 0 } : { to }) };
      },
    },
    setPrice: {
      summary: "What a SKU costs",
      body: input(Type.Object({ price: rupees, mrp: Type.Optional(rupees) })),
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
      handle: async ({ admin }) => ({ coupons: (await ownerCoupons.list(admin)).map(toWire) }),
    },
    addCoupon: {
      summary: "A new coupon",
      body: input(
        Type.Object({
          code: words(40),
          percent: Type.Optional(Type.Number()),
          amount: Type.Optional(rupees),
          minimum: Type.Optional(rupees),
          atMost: Type.Optional(rupees),
          expires: Type.Optional(words(40)),
          perCustomer: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
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

const toWire = ({
  code,
  percent,
  amountPaise,
  minimumPaise,
  maximumDiscountPaise,
  expiresAt,
  perCustomer,
  isActive,
}: Coupon) => ({
  code,
  ...(percent !== null && { percent }),
  ...(amountPaise !== null && { amount: paiseToRupees(amountPaise) }),
  minimum: paiseToRupees(minimumPaise),
  ...(maximumDiscountPaise !== null && { atMost: paiseToRupees(maximumDiscountPaise) }),
  ...(expiresAt !== null && { expires: expiresAt.toISOString() }),
  perCustomer,
  isActive,
});

function toCoupon({ code, percent, amount, minimum = 0, atMost, expires, perCustomer = 1 }: AdminCoupon) {
  const expiresAt = expires === undefined ? null : new Date(expires);
  if (Number.isNaN(expiresAt?.getTime())) throw badRequest("Please check expires.");
  return {
    code,
    percent: percent ?? null,
    amountPaise: amount === undefined ? null : rupeesToPaise(amount),
    minimumPaise: rupeesToPaise(minimum),
    maximumDiscountPaise: atMost === undefined ? null : rupeesToPaise(atMost),
    expiresAt,
    perCustomer,
  };
}

function peopleOf({
  ownerReviews,
  ownerMoney,
  customerData,
  auditLog,
}: Services): Part<
  "reviews" | "setReview" | "recharges" | "collect" | "refunds" | "customer" | "eraseCustomer" | "audit"
> {
  return {
    reviews: {
      summary: "What customers have written, newest first",
      query: input(Type.Object({ size })),
      handle: async ({ admin, query }) => ({
        reviews: (await ownerReviews.list(admin, query.size ?? 100)).map(({ createdAt, hiddenAt, ...review }) => ({
          ...review,
          createdAt: createdAt.toISOString(),
          isHidden: hiddenAt !== null,
        })),
      }),
    },
    setReview: {
      summary: "Take a review off the page, or show it again",
      body: input(Type.Object({ isHidden: Type.Boolean() })),
      handle: async ({ admin, params, body }) => {
        await ownerReviews.setHidden(admin, params.id, body.isHidden);
        return DONE;
      },
    },
    recharges: {
      summary: "Recharges whose cash waits to be collected",
      handle: async ({ admin }) => ({ recharges: (await ownerMoney.recharges(admin)).map(withRupees) }),
    },
    collect: {
      summary: "The cash of a recharge is in",
      handle: async ({ admin, params }) => {
        await ownerMoney.collect(admin, params.id);
        return DONE;
      },
    },
    refunds: {
      summary: "Refunds that wait for the payment provider",
      handle: async ({ admin }) => ({
        refunds: (await ownerMoney.refunds(admin)).map((refund) => ({
          ...withRupees(refund),
          orderNumber: refund.orderNumber ?? "",
        })),
      }),
    },
    customer: {
      summary: "All that the store knows of a customer",
      handle: ({ admin, params }) => customerData.give(admin, params.mobile),
    },
    eraseCustomer: {
      summary: "Erase who a customer is; orders stay with what an invoice needs",
      handle: async ({ admin, params }) => {
        await customerData.erase(admin, params.mobile);
        return DONE;
      },
    },
    audit: {
      summary: "Who changed what and when, newest first",
      query: input(Type.Object({ size })),
      handle: async ({ admin, query }) => ({
        entries: (await auditLog.list(admin, query.size ?? 100)).map(({ at, who, what, details }) => ({
          at: at.toISOString(),
          who,
          what,
          details,
        })),
      }),
    },
  };
}

const withRupees = <T extends { amountPaise: number; createdAt: Date }>({ amountPaise, createdAt, ...rest }: T) => ({
  ...rest,
  amount: paiseToRupees(amountPaise),
  createdAt: createdAt.toISOString(),
});
