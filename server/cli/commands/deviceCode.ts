import type { ServiceCommand } from "../Command.types";
import { deviceOf } from "../deviceOf";
import { sayCode } from "../sayCode";
import { storeOf } from "../storeOf";

export const deviceCode: ServiceCommand<{ device: string; store?: string }> = {
  name: "device code",
  summary: "prints a new code for a device whose machine was replaced or set up anew",
  describe: (command) =>
    command
      .argument("<device>", "its name or id")
      .option("--store <friendly id>", "which shop; needed where there are several"),
  async run(services, { device, store }, io) {
    const { id } = await deviceOf(services, device, store);
    sayCode(await services.devices.newCode(id), (await storeOf(services, store)).friendlyId, io);
    return 0;
  },
};
