import type { DeviceState } from "#contract/devices.ts";
import type { ServiceCommand } from "../../Command.types";
import { deviceOf, withDevice } from "../../deviceOf";
import { auditName } from "../../ownerOf";

const turn = (
  verb: string,
  state: DeviceState,
  summary: string,
  outcome: string,
): ServiceCommand<{ device: string; store?: string }> => ({
  name: `device ${verb}`,
  summary,
  describe: (command) => void withDevice(command),
  async run(services, { device, store }, io) {
    const { id, name } = await deviceOf(services, device, store);
    await services.devices.setState(id, state, auditName(io));
    io.say(`${name} is ${outcome}: its screen says so within 10 seconds.`);
    return 0;
  },
});

export const deviceStates = [
  turn("open", "OPEN", "opens a device that was closed", "open"),
  turn("close", "CLOSED", "shows on a device that it is closed; a running payment finishes first", "closed"),
  turn("maintain", "MAINTENANCE", "shows on a device that it is being looked after", "being looked after"),
];
