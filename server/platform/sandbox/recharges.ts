import type { FastifyInstance } from "fastify";
import type { Services } from "../services";

/** Collects the cash of a recharge from the store's side: `POST /sandbox/recharges/:id/collect`. */
export const sandboxRecharges =
  ({ wallets }: Pick<Services, "wallets">) =>
  async (app: FastifyInstance) => {
    app.post<{ Params: { id: string } }>("/sandbox/recharges/:id/collect", { schema: { hide: true } }, (request) =>
      wallets.collect(request.params.id),
    );
  };
