import type { Command } from "commander";
import { ConfigError } from "../ConfigError";
import type { Services } from "../platform/services";
import type { ListedDevice } from "../platform/services/back-office/devices/Devices";
import { withStore } from "./ownerOf";
import { storeOf } from "./storeOf";

/** The argument and the option of every command of a device. */
export const withDevice = (command: Command): Command => withStore(command.argument("<device>", "its name or id"));

/** The device that a name or an id means, and its store's; of two with one name nobody is guessed. */
export async function deviceOf(
  services: Services,
  which: string,
  store?: string,
): Promise<ListedDevice & { friendlyId: string }> {
  const { storeId, friendlyId, name } = await storeOf(services, store);
  const found = (await services.devices.list(storeId)).filter((device) => device.id === which || device.name === which);
  const [only] = found;
  if (found.length > 1) throw new ConfigError(`${found.length} devices are called "${which}": name one by its id.`);
  if (only === undefined) throw new ConfigError(`${name} has no device "${which}": see \`haat device list\`.`);
  return { ...only, friendlyId };
}
