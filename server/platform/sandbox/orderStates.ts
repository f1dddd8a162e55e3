import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { OrderState } from "#contract/sale/orders.ts";
import { orderStateInput } from "../routes/sale/orderStateInput";
import type { Services } from "../services";

/** Changes an order's state from the store's side: `POST /sandbox/orders/:id/state { orderState }`. */
export const sandboxOrderStates =
  ({ orders }: Pick<Services, "orders">) =>
  async (app: FastifyInstance) => {
    app.post<{ Params: { id: string }; Body: { orderState: OrderState } }>(
      "/sandbox/orders/:id/state",
      { schema: { hide: true, body: Type.Object({ orderState: orderStateInput }) } },
      (request) => orders.setStateByStore(request.params.id, request.body.orderState),
    );
  };
