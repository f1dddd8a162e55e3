import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { inTransaction } from "../db/inTransaction";
import { organizations, stores } from "../db/schema/tenancy";
import { notFound } from "../errors";
import type { ServiceDeps } from "../services/common/ServiceDeps.types";

const onOff = Type.Optional(Type.Boolean());
const settingInput = Type.Object({
  /** The active provider; empty for no online payment. */
  online: Type.Optional(Type.String({ maxLength: 50 })),
  cashOnDelivery: onOff,
  wallet: onOff,
});

interface Setting {
  online?: string;
  cashOnDelivery?: boolean;
  wallet?: boolean;
}

/**
 * Sets how a store takes money: `POST /sandbox/stores/:friendlyId/payment { online, cashOnDelivery, wallet }`. Fields
 * that are left out stay as they are.
 */
export const sandboxStorePayment =
  ({ db }: Pick<ServiceDeps, "db">) =>
  async (app: FastifyInstance) => {
    app.post<{ Params: { friendlyId: string }; Body: Setting }>(
      "/sandbox/stores/:friendlyId/payment",
      { schema: { hide: true, body: settingInput } },
      async ({ params, body }) => {
        return inTransaction(db, async (tx) => {
          const [found] = await tx
            .select({ id: stores.id, payment: stores.payment })
            .from(stores)
            .innerJoin(organizations, eq(organizations.id, stores.orgId))
            .where(eq(organizations.friendlyId, params.friendlyId))
            .for("no key update", { of: stores });
          if (found === undefined) throw notFound("This store was not found.");
          const { onlinePayment, cashOnDelivery, wallet } = found.payment;
          const payment = {
            onlinePayment:
              body.online === undefined
                ? onlinePayment
                : { enabled: body.online !== "", activePaymentMethod: body.online },
            cashOnDelivery: { enabled: body.cashOnDelivery ?? cashOnDelivery.enabled },
            wallet: { enabled: body.wallet ?? wallet.enabled },
          };
          await tx.update(stores).set({ payment }).where(eq(stores.id, found.id));
          return payment;
        });
      },
    );
  };
