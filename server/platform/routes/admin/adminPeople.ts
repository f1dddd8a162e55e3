import { Type } from "typebox";
import { badRequest } from "../../errors";
import { input } from "../../http/implementation.types";
import { paiseToRupees, rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import * as words from "../../words.en";
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
      summary: "What customers have written, newest first",
      query: input(Type.Object(paging)),
      handle: async ({ admin, query }) =>
        mapPage(await ownerReviews.list(admin, wantedOf(query)), ({ createdAt, hiddenAt, ...review }) => ({
          ...review,
          createdAt: createdAt.toISOString(),
          isHidden: hiddenAt !== null,
        })),
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
      summary: "Refunds that customers do not have yet",
      handle: async ({ admin }) => ({
        refunds: (await ownerMoney.refunds(admin)).map((refund) => ({
          ...withRupees(refund),
          orderNumber: refund.orderNumber ?? "",
        })),
      }),
    },
    refundByHand: {
      summary: "You have given the money of a refund back yourself",
      handle: async ({ admin, params }) => {
        await ownerMoney.refundByHand(admin, params.id);
        return DONE;
      },
    },
    payOut: {
      summary: "You have paid out money of a customer's wallet in cash",
      body: input(Type.Object({ amount: Type.Optional(rupeesAboveZero) })),
      handle: async ({ admin, params, body: { amount }, key }) => {
        if (key === undefined) throw badRequest(words.keyToPayOutOnce);
        const wanted = amount === undefined ? undefined : rupeesToPaise(amount);
        return { amount: paiseToRupees(await ownerMoney.payOut(admin, params.mobile, wanted, key)) };
      },
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
