import type { MinimalMemory } from "./MinimalMemory";
import type { MinimalRoutes } from "./minimalPlatform.types";

/** Wallet and its transactions (spec 3, 7.2). */
export function walletRoutes(memory: MinimalMemory): MinimalRoutes {
  return {
    "GET /api/wallets/:id": ({ params }) => ({ id: params.id, accountBalance: memory.balance }),
    "POST /api/wallets/:id/recharge": ({ body }) => {
      if (body.paymentSource === "ONLINE_PAYMENT") memory.balance += body.amount;
      memory.transactions.unshift({
        dateTime: "2026-03-05T09:30:00.000Z",
        description: "Recharge",
        amount: body.amount,
      });
      return undefined;
    },
    "GET /api/wallet-transactions/:id": () => ({
      transactions: memory.transactions.map(({ dateTime, description, amount }) => ({
        dateTime,
        description,
        transactionAmount: amount,
        transactionType: "CREDIT",
      })),
      totalPages: 1,
    }),
  };
}
