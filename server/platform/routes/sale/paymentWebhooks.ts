import type { FastifyInstance } from "fastify";
import { badRequest } from "../../errors";
import type { Services } from "../../services";
import { words } from "../../words";

/**
 * The addresses that gateways call. They are not part of the contract, and have a signature over the raw body instead of a
 * token.
 */
export const paymentWebhookRoutes =
  ({ paymentWebhooks }: Pick<Services, "paymentWebhooks">) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    app.post<{ Params: { provider: string } }>(
      "/api/payments/webhooks/:provider",
      { schema: { hide: true } },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw badRequest(words.noEvent);
        await paymentWebhooks.receive(request.params.provider, request.headers, request.body);
        return { received: true };
      },
    );
  };
