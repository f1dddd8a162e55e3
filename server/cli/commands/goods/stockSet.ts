import { InvalidArgumentError } from "commander";
import type { ServiceCommand } from "../../Command.types";
import { ownerOf, withStore } from "../../ownerOf";

type Change = { to: number } | { by: number };

export const stockSet: ServiceCommand<{ sku: string; pieces: Change; store?: string }> = {
  name: "stock set",
  summary: "how many there are of a SKU: 40, or +12 and -3 for more and fewer",
  describe: (command) =>
    withStore(command.argument("<sku>").argument("<pieces>", "a number, or +12 or -3", changeOf)).allowUnknownOption(
      true,
    ),
  async run(services, { sku, pieces, ...options }, io) {
    const stock = await services.ownerGoods.setStock(await ownerOf(services, options, io), sku, pieces);
    io.say(`${sku} has ${stock} pieces.`);
    return 0;
  },
};

function changeOf(typed: string): Change {
  const [, sign, count] = /^([+-]?)(\d{1,9})$/.exec(typed) ?? [];
  if (count === undefined) throw new InvalidArgumentError("Give a whole number of pieces, or +12 or -3.");
  return sign ? { by: Number(`${sign}${count}`) } : { to: Number(count) };
}
