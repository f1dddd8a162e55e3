import type { Command as Described } from "commander";
import type { LocalCommand } from "../../Command.types";
import type { ListOptions } from "./importList";

const describe = (command: Described) =>
  void command
    .argument("<file>", "the list, as it was exported")
    .argument("<folder>", "a new folder; its name becomes the shop's address")
    .option("--currency <code>", "what the prices of the list are in: INR")
    .option(
      "--fact <column>",
      "a column that would be left out, to be a fact of its products; can be repeated",
      collect,
      [],
    );

const collect = (column: string, others: readonly string[]) => [...others, column];

/** The code that reads lists and pictures is loaded when it is needed. */
const run: LocalCommand<ListOptions>["runAlone"] = async (options, io) =>
  (await import("./importList")).importList(options, io);

export const storeImportList: LocalCommand<ListOptions> = {
  name: "store import-list",
  summary: "makes a shop's folder from a product list of another system, or from any spreadsheet",
  describe,
  runAlone: run,
};

export const storeImportShopify: LocalCommand<ListOptions> = {
  name: "store import-shopify",
  summary: "makes a shop's folder from Shopify's product list",
  describe,
  runAlone: run,
};
