import { resolve } from "node:path";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { ServiceCommand } from "../Command.types";
import { ownerOf, withStore } from "../ownerOf";

interface Options {
  mobile: string;
  store?: string;
}

const give: ServiceCommand<Options & { out: string }> = {
  name: "customer export",
  summary: "all data that the shop has about a customer, as JSON, to hand out to them",
  describe: (command) =>
    void withStore(command.argument("<mobile>", "ten digits")).option("--out <file>", "where it goes", "customer.json"),
  prepare: async (options) => ({ ...options, out: resolve(options.out) }),
  async run(services, { mobile, out, ...options }, io) {
    const data = await services.customerData.give(await ownerOf(services, options, io), mobile);
    await io.writeFile(out, Buffer.from(`${JSON.stringify(data, null, 2)}\n`));
    io.say(`${out} has all that is known of ${mobile}.`);
    return 0;
  },
};

const erase: ServiceCommand<Options & { yes?: boolean }> = {
  name: "customer erase",
  summary: "erases a customer's identity; orders keep what an invoice needs",
  describe: (command) =>
    void withStore(command.argument("<mobile>", "ten digits")).option("--yes", "it cannot be undone"),
  async prepare(options) {
    if (!options.yes) throw new ConfigError("This cannot be undone: add --yes to do it.");
    return options;
  },
  async run(services, { mobile, ...options }, io) {
    await services.customerData.erase(await ownerOf(services, options, io), mobile);
    io.say(`${mobile} is erased.`);
    return 0;
  },
};

export const customers = [give, erase];
