import { Type } from "typebox";
import type { walletTransactions } from "#contract/sale/walletTransactions.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { pageInputs } from "../../http/inputs";
import type { Services } from "../../services";

/** Spec 9: eight a page. */
const PAGE_SIZE = 8;
const MAX_PAGE_SIZE = 100;

export const walletTransactionRoutes = ({ wallets }: Services): Implementation<typeof walletTransactions> => ({
  list: {
    summary: "The transactions of the shopper's wallet, newest first",
    query: input(Type.Object({ pageNumber: pageInputs.page, pageSize: pageInputs.size })),
    handle: ({ customer, params, query: { pageNumber = 1, pageSize = PAGE_SIZE } }) =>
      wallets.transactions(customer, params.id, pageNumber, Math.min(pageSize, MAX_PAGE_SIZE)),
  },
});
