import type { Command } from "commander";
import type { ListedDevice } from "#server/platform/services/back-office/devices/Devices.ts";
import type { Services } from "#server/platform/services/index.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { withStore } from "./ownerOf";
import { storeOf } from "./storeOf";

/** Adds the argument and the option that every command about a device has. */
export const withDevice = (command: Command): Command => withStore(command.argument("<device>", "its name or id"));

/** Finds a device by its name or id. If two devices share the name, it throws and asks for the id. */
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
