import type { FastifyInstance } from "fastify";
import { badRequest } from "../../errors";
import type { Services } from "../../services";

/** Where gateways call: no part of the contract, no token but a signature over the body as it came. */
export const paymentWebhookRoutes =
  ({ paymentWebhooks }: Pick<Services, "paymentWebhooks">) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    app.post<{ Params: { provider: string } }>(
      "/api/payments/webhooks/:provider",
      { schema: { hide: true } },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw badRequest("There is no event in this call.");
        await paymentWebhooks.receive(request.params.provider, request.headers, request.body);
        return { received: true };
      },
    );
  };
