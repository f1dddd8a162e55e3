import type { ServiceCommand } from "../Command.types";
import { deviceOf } from "../deviceOf";

export const deviceMaintain: ServiceCommand<{ device: string; store?: string }> = {
  name: "device maintain",
  summary: "shows on a device that it is being looked after",
  describe: (command) =>
    command
      .argument("<device>", "its name or id")
      .option("--store <friendly id>", "which shop; needed where there are several"),
  async run(services, { device, store }, io) {
    const { id, name } = await deviceOf(services, device, store);
    await services.devices.setState(id, "MAINTENANCE");
    io.say(`${name} is being looked after: its screen says so within 10 seconds.`);
    return 0;
  },
};
