import type { ServiceCommand } from "../Command.types";
import { ownerOf, withStore } from "../ownerOf";
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

const list: ServiceCommand<Store> = {
  name: "token list",
  summary: "the tokens of a shop",
  describe: (command) => void withStore(command),
  async run(services, options, io) {
    const tokens = await services.adminTokens.list(await ownerOf(services, options, io));
    const rows = tokens.map(({ id, name, canWrite, createdAt, revokedAt }) => [
      name,
      canWrite ? "reads and writes" : "reads",
      createdAt.toISOString(),
      revokedAt === null ? id : `revoked ${revokedAt.toISOString()}`,
    ]);
    for (const line of table(rows)) io.say(line);
    return 0;
  },
};

const revoke: ServiceCommand<Store & { token: string }> = {
  name: "token revoke",
  summary: "from now on a token opens nothing",
  describe: (command) => void withStore(command.argument("<token>", "its name or its id")),
  async run(services, { token, ...options }, io) {
    await services.adminTokens.revoke(await ownerOf(services, options, io), token);
    io.say(`The token ${token} opens nothing any more.`);
    return 0;
  },
};

export const tokens = [create, list, revoke];
