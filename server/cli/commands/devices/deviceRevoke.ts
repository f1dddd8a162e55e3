import type { ServiceCommand } from "../../Command.types";
import { deviceOf, withDevice } from "../../deviceOf";
import { auditName } from "../../ownerOf";

export const deviceRevoke: ServiceCommand<{ device: string; store?: string }> = {
  name: "device revoke",
  summary: "revokes a device for good: its token and its visit end at once",
  describe: (command) => void withDevice(command),
  async run(services, { device, store }, io) {
    const { id, name } = await deviceOf(services, device, store);
    await services.devices.revoke(id, auditName(io));
    io.say(`${name} is revoked. To use its machine again, add a new device.`);
    return 0;
  },
};
