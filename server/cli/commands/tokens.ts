import { DAYS } from "#server/platform/services/back-office/owner/AdminTokens.ts";
import type { ServiceCommand } from "../Command.types";
import { listCommand } from "../listCommand";
import { countOf } from "../numbers";
import { ownerOf, withStore } from "../ownerOf";
import { storeOf } from "../storeOf";

type Store = { store?: string };

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const until = (expiresAt: Date): string => `until ${dayOf(expiresAt)}`;

const add: ServiceCommand<Store & { name: string; write?: boolean; days: number }> = {
  name: "token add",
  summary: "a token for the admin API (docs: /docs of the shop): for reading, or with --write for changing too",
  describe: (command) =>
    void withStore(command.argument("<name>", "whose it is, for the audit log"))
      .option("--write", "also allows changes")
      .option("--days <number>", `how long it works; at most ${DAYS.token.most}`, countOf, DAYS.token.usual),
  async run(services, { name, write = false, days, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    const { token, expiresAt } = await services.adminTokens.create(owner, name, write, days);
    io.say(token);
    io.warn(
      `This is shown once: keep it as you keep a password. It works ${until(expiresAt)}. Calls carry it as \`Authorization: Bearer …\`.`,
    );
    return 0;
  },
};

const addCounter: ServiceCommand<Store & { name: string; days: number }> = {
  name: "counter add",
  summary: "a code with which staff see and move the shop's orders on its counter page",
  describe: (command) =>
    void withStore(command.argument("<name>", "where or whose it is, for the audit log")).option(
      "--days <number>",
      `how long it works; at most ${DAYS.code.most}`,
      countOf,
      DAYS.code.usual,
    ),
  async run(services, { name, days, ...options }, io) {
    const { friendlyId } = await storeOf(services, options.store);
    const { token, expiresAt } = await services.adminTokens.createCode(
      await ownerOf(services, options, io),
      name,
      days,
    );
    io.say(token.replace(/(.{4})(?=.)/g, "$1-"));
    io.warn(
      `This is shown once. Staff type it at /${friendlyId}/counter. It works ${until(expiresAt)}; \`token revoke ${name}\` ends it sooner.`,
    );
    return 0;
  },
};

const list = listCommand({
  name: "token list",
  summary: "the tokens of a shop and the codes of its counters, and when each ends",
  read: ({ adminTokens }, owner, _, wanted) => adminTokens.list(owner, wanted),
  heads: ["NAME", "MAY", "MADE", "STATE", "ID"],
  cells: ({ id, name, canWrite, isCounter, createdAt, expiresAt, hasExpired, revokedAt }) => [
    name,
    isCounter ? "counter" : canWrite ? "reads and writes" : "reads",
    `since ${dayOf(createdAt)}`,
    revokedAt ? `revoked ${dayOf(revokedAt)}` : hasExpired ? `expired ${dayOf(expiresAt)}` : until(expiresAt),
    id,
  ],
  none: "There is no token yet: make one with `haat token add` or `haat counter add`.",
});

const revoke: ServiceCommand<Store & { token: string }> = {
  name: "token revoke",
  summary: "revokes a token or a counter's code",
  describe: (command) => void withStore(command.argument("<token>", "its name or its id")),
  async run(services, { token, ...options }, io) {
    await services.adminTokens.revoke(await ownerOf(services, options, io), token);
    io.say(`${token} opens nothing any more.`);
    return 0;
  },
};

export const tokens = [add, list, revoke, addCounter];
