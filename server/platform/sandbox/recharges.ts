import type { FastifyInstance } from "fastify";
import type { Services } from "../services";

/** The store's side of a recharge in cash: `POST /sandbox/recharges/:id/collect` says that it is in the till. */
export const sandboxRecharges =
  ({ wallets }: Pick<Services, "wallets">) =>
  async (app: FastifyInstance) => {
    app.post<{ Params: { id: string } }>("/sandbox/recharges/:id/collect", { schema: { hide: true } }, (request) =>
      wallets.collect(request.params.id),
    );
  };
