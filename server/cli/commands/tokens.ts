import type { ServiceCommand } from "../Command.types";
import { ownerOf, withStore } from "../ownerOf";
import { storeOf } from "../storeOf";
import { table } from "../table";

type Store = { store?: string };

const create: ServiceCommand<Store & { name: string; write?: boolean }> = {
  name: "token create",
  summary: "a token for the admin API (docs: /docs of the shop): for reading, or with --write for changing too",
  describe: (command) =>
    void withStore(command.argument("<name>", "whose it is, for the audit log")).option(
      "--write",
      "it may change things",
    ),
  async run(services, { name, write = false, ...options }, io) {
    const token = await services.adminTokens.create(await ownerOf(services, options, io), name, write);
    io.say(token);
    io.warn("This is shown once: keep it as you keep a password. Calls carry it as `Authorization: Bearer …`.");
    return 0;
  },
};

const addCounter: ServiceCommand<Store & { name: string }> = {
  name: "counter add",
  summary: "a code with which staff see and move the shop's orders on its counter page",
  describe: (command) => void withStore(command.argument("<name>", "where or whose it is, for the audit log")),
  async run(services, { name, ...options }, io) {
    const { friendlyId } = await storeOf(services, options.store);
    const code = await services.adminTokens.createCode(await ownerOf(services, options, io), name);
    io.say(code.replace(/(.{4})(?=.)/g, "$1-"));
    io.warn(`This is shown once. Staff type it at /${friendlyId}/counter; \`token revoke ${name}\` ends it.`);
    return 0;
  },
};

const list: ServiceCommand<Store> = {
  name: "token list",
  summary: "the tokens of a shop, and the codes of its counters",
  describe: (command) => void withStore(command),
  async run(services, options, io) {
    const tokens = await services.adminTokens.list(await ownerOf(services, options, io));
    const rows = tokens.map(({ id, name, canWrite, isCounter, createdAt, revokedAt }) => [
      name,
      isCounter ? "counter" : canWrite ? "reads and writes" : "reads",
      createdAt.toISOString(),
      revokedAt === null ? id : `revoked ${revokedAt.toISOString()}`,
    ]);
    for (const line of table(rows)) io.say(line);
    return 0;
  },
};

const revoke: ServiceCommand<Store & { token: string }> = {
  name: "token revoke",
  summary: "from now on a token, or a counter's code, opens nothing",
  describe: (command) => void withStore(command.argument("<token>", "its name or its id")),
  async run(services, { token, ...options }, io) {
    await services.adminTokens.revoke(await ownerOf(services, options, io), token);
    io.say(`${token} opens nothing any more.`);
    return 0;
  },
};

export const tokens = [create, list, revoke, addCounter];
