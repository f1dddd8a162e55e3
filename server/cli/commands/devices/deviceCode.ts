import type { ServiceCommand } from "../../Command.types";
import { deviceOf, withDevice } from "../../deviceOf";
import { auditName } from "../../ownerOf";
import { sayCode } from "../../sayCode";

export const deviceCode: ServiceCommand<{ device: string; store?: string }> = {
  name: "device code",
  summary: "prints a new code for a device whose machine was replaced or set up anew",
  describe: (command) => void withDevice(command),
  async run(services, { device, store }, io) {
    const { id, friendlyId } = await deviceOf(services, device, store);
    sayCode(await services.devices.newCode(id, auditName(io)), friendlyId, io);
    return 0;
  },
};
