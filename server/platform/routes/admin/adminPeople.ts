import { Type } from "typebox";
import { badRequest } from "../../errors";
import { input } from "../../http/implementation.types";
import { paiseToRupees, rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import { words } from "../../words";
import type { Part } from "./admin.types";
import { DONE, mapPage, paging, rupeesAboveZero, wantedOf } from "./fields";

export function adminPeople({
  ownerReviews,
  ownerMoney,
  customerData,
  auditLog,
}: Services): Part<
  | "reviews"
  | "setReview"
  | "recharges"
  | "collect"
  | "refunds"
  | "refundByHand"
  | "payOut"
  | "customer"
  | "eraseCustomer"
  | "audit"
> {
  return {
    reviews: {
      summary: "The store's reviews, newest first",
      query: input(Type.Object(paging)),
      handle: async ({ admin, query }) =>
        mapPage(await ownerReviews.list(admin, wantedOf(query)), ({ createdAt, hiddenAt, ...review }) => ({
          ...review,
          createdAt: createdAt.toISOString(),
          isHidden: hiddenAt !== null,
        })),
    },
    setReview: {
      summary: "Hide a review, or show it again",
      body: input(Type.Object({ isHidden: Type.Boolean() })),
      handle: async ({ admin, params, body }) => {
        await ownerReviews.setHidden(admin, params.id, body.isHidden);
        return DONE;
      },
    },
    recharges: {
      summary: "Recharges whose cash is not collected yet",
      handle: async ({ admin }) => ({ recharges: (await ownerMoney.recharges(admin)).map(withRupees) }),
    },
    collect: {
      summary: "Record that the cash of a recharge was collected",
      handle: async ({ admin, params }) => {
        await ownerMoney.collect(admin, params.id);
        return DONE;
      },
    },
    refunds: {
      summary: "Refunds that have not reached the customer yet",
      handle: async ({ admin }) => ({
        refunds: (await ownerMoney.refunds(admin)).map((refund) => ({
          ...withRupees(refund),
          orderNumber: refund.orderNumber ?? "",
        })),
      }),
    },
    refundByHand: {
      summary: "Record that you gave a refund's money back yourself",
      handle: async ({ admin, params }) => {
        await ownerMoney.refundByHand(admin, params.id);
        return DONE;
      },
    },
    payOut: {
      summary: "Record that you paid out money of a customer's wallet in cash",
      body: input(Type.Object({ amount: Type.Optional(rupeesAboveZero) })),
      handle: async ({ admin, params, body: { amount }, key }) => {
        if (key === undefined) throw badRequest(words.keyToPayOutOnce);
        const wanted = amount === undefined ? undefined : rupeesToPaise(amount);
        return { amount: paiseToRupees(await ownerMoney.payOut(admin, params.mobile, wanted, key)) };
      },
    },
    customer: {
      summary: "All data that the store has about a customer",
      handle: ({ admin, params }) => customerData.give(admin, params.mobile),
    },
    eraseCustomer: {
      summary: "Erase a customer's identity; orders keep what an invoice needs",
      handle: async ({ admin, params }) => {
        await customerData.erase(admin, params.mobile);
        return DONE;
      },
    },
    audit: {
      summary: "The audit log: who changed what and when, newest first",
      query: input(Type.Object(paging)),
      handle: async ({ admin, query }) =>
        mapPage(await auditLog.list(admin, wantedOf(query)), ({ at, who, what, details }) => ({
          at: at.toISOString(),
          who,
          what,
          details,
        })),
    },
  };
}

const withRupees = <T extends { amountPaise: number; createdAt: Date }>({ amountPaise, createdAt, ...rest }: T) => ({
  ...rest,
  amount: paiseToRupees(amountPaise),
  createdAt: createdAt.toISOString(),
});
