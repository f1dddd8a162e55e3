import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { badRequest } from "../errors";
import type { Services } from "../services";

/** A later date is a mistake, because every day of every subscription up to it is decided. */
const FURTHEST_MS = 400 * 86_400_000;

/**
 * Lets days pass: `POST /sandbox/subscriptions/run { until }` decides every delivery whose cut-off lies before `until`,
 * each as if at its own cut-off, and answers with the number of days for each result.
 */
export const sandboxSubscriptions =
  ({ deliveryScheduler }: Pick<Services, "deliveryScheduler">) =>
  async (app: FastifyInstance) => {
    app.post<{ Body: { until: string } }>(
      "/sandbox/subscriptions/run",
      { schema: { hide: true, body: Type.Object({ until: Type.String({ maxLength: 40 }) }) } },
      async (request) => {
        const until = new Date(request.body.until);
        if (!(until.getTime() < Date.now() + FURTHEST_MS)) throw badRequest("Please check until.");
        return deliveryScheduler.runUntil(until);
      },
    );
  };
