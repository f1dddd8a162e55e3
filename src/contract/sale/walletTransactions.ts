import { endpoint } from "../endpoint";
import type { IsoDateTime, Rupees } from "../wire.types";

export interface WalletTransaction {
  dateTime: IsoDateTime;
  description: string;
  /** Always positive; `transactionType` gives the direction. */
  transactionAmount: Rupees;
  transactionType: "CREDIT" | "DEBIT";
  /** PENDING: not part of the balance yet. */
  status?: "PENDING" | "COMPLETED";
}

export interface WalletTransactionPage {
  transactions: WalletTransaction[];
  totalPages: number;
}

export const walletTransactions = {
  /** `id` is the wallet's id. The newest first; pages are numbered from 1 (spec 9: 8 on a page). */
  list: endpoint<{
    params: { id: string };
    query: { pageNumber?: number; pageSize?: number };
    reply: WalletTransactionPage;
  }>("GET", "/api/wallet-transactions/:id", "customer"),
};
