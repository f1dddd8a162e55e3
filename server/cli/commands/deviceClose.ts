import type { ServiceCommand } from "../Command.types";
import { deviceOf } from "../deviceOf";

export const deviceClose: ServiceCommand<{ device: string; store?: string }> = {
  name: "device close",
  summary: "shows on a device that it is closed; who is paying finishes first",
  describe: (command) =>
    command
      .argument("<device>", "its name or id")
      .option("--store <friendly id>", "which shop; needed where there are several"),
  async run(services, { device, store }, io) {
    const { id, name } = await deviceOf(services, device, store);
    await services.devices.setState(id, "CLOSED");
    io.say(`${name} is closed: its screen says so within 10 seconds.`);
    return 0;
  },
};
