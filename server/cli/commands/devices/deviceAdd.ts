import { ConfigError } from "#server/shared/ConfigError.ts";
import type { ServiceCommand } from "../../Command.types";
import { countOf } from "../../numbers";
import { auditName, withStore } from "../../ownerOf";
import { sayCode } from "../../sayCode";
import { storeOf } from "../../storeOf";

interface Options {
  name: string;
  store?: string;
  idle?: number;
  address?: string;
  city?: string;
  state?: string;
  country?: string;
  pin?: string;
}

export const deviceAdd: ServiceCommand<Options> = {
  name: "device add",
  summary: "adds a screen in a shop, and prints the code that sets it up once",
  describe: (command) =>
    withStore(command.requiredOption("--name <name>", 'what you call it, for example "Front screen"'))
      .option(
        "--idle <seconds>",
        "after this time without a touch the shopper is asked whether they are still there",
        countOf,
        90,
      )
      .option("--address <street>", "where orders are picked up; without it there is delivery only")
      .option("--city <city>")
      .option("--state <state>")
      .option("--country <country>", "", "India")
      .option("--pin <pin>", "six digits"),
  async run(services, { name, store, idle = 90, address, city, state, country, pin }, io) {
    if (idle < 10 || idle > 3600) {
      throw new ConfigError(`--idle is ${idle}: give it a whole number of seconds from 10 to 3600.`);
    }
    if (address !== undefined && !(city && state && country && /^\d{6}$/.test(pin ?? ""))) {
      throw new ConfigError("A pickup place needs --address, --city, --state and --pin (six digits).");
    }
    const { storeId, friendlyId } = await storeOf(services, store);
    const pickup = address && city && state && country && pin ? { address, city, state, country, pin } : undefined;
    sayCode(await services.devices.add({ storeId, name, idleSeconds: idle, pickup }, auditName(io)), friendlyId, io);
    return 0;
  },
};
