import type { FastifyInstance } from "fastify";
import type { Orm } from "../db/db.types";
import { sayLines } from "../services/common/languages/sayLines";

/**
 * Says the lines of every answer, refusals too, in the language of its call. Here and not where lines are read, because what
 * is kept (an order's memory of a name, the answer to a key) is in the store's first language.
 */
export function translateLines(app: FastifyInstance, orm: Orm): void {
  app.addHook("preSerialization", async (_request, _reply, payload) => sayLines(orm, payload));
}
