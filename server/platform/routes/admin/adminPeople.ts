import { Type } from "typebox";
import { input } from "../../http/implementation.types";
import { paiseToRupees } from "../../money";
import type { Services } from "../../services";
import type { Part } from "./admin.types";
import { DONE, size } from "./fields";

export function adminPeople({
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
