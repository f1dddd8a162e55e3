import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Services } from "../services";

/** The pairing screen's "Try it here": makes a code without the command line. `POST /sandbox/devices { storeId }` */
export const sandboxDevices =
  ({ devices, directory }: Pick<Services, "devices" | "directory">) =>
  async (app: FastifyInstance) => {
    app.post<{ Body: { storeId: string } }>(
      "/sandbox/devices",
      { schema: { hide: true, body: Type.Object({ storeId: Type.String({ maxLength: 100 }) }) } },
      async ({ body }) => {
        const { storeId } = await directory.resolve({ storeId: body.storeId });
        const { code } = await devices.add({ storeId, name: "Tried here", pickup: PICKUP }, "the sandbox");
        return { code };
      },
    );
  };

const PICKUP = {
  address: "At the counter of this shop",
  city: "Pune",
  state: "Maharashtra",
  country: "India",
  pin: "411001",
};
