import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Services } from "../services";

/** The counter's "Try it here": makes a code without the command line. `POST /sandbox/counter-codes { storeId }` */
export const sandboxCounterCodes =
  ({ adminTokens, directory }: Pick<Services, "adminTokens" | "directory">) =>
  async (app: FastifyInstance) => {
    app.post<{ Body: { storeId: string } }>(
      "/sandbox/counter-codes",
      { schema: { hide: true, body: Type.Object({ storeId: Type.String({ maxLength: 100 }) }) } },
      async ({ body }) => {
        const { storeId } = await directory.resolve({ storeId: body.storeId });
        const { token } = await adminTokens.createCode({ storeId, who: "the sandbox" }, "Tried here");
        return { code: token };
      },
    );
  };
