import type { ServiceCommand } from "../Command.types";
import { deviceOf } from "../deviceOf";

export const deviceOpen: ServiceCommand<{ device: string; store?: string }> = {
  name: "device open",
  summary: "opens a device that was closed",
  describe: (command) =>
    command
      .argument("<device>", "its name or id")
      .option("--store <friendly id>", "which shop; needed where there are several"),
  async run(services, { device, store }, io) {
    const { id, name } = await deviceOf(services, device, store);
    await services.devices.setState(id, "OPEN");
    io.say(`${name} is open: its screen says so within 10 seconds.`);
    return 0;
  },
};
