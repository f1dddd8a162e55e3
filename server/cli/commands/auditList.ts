import type { ServiceCommand } from "../Command.types";
import { countOf } from "../numbers";
import { ownerOf, withStore } from "../ownerOf";
import { table } from "../table";

export const auditList: ServiceCommand<{ limit: number; store?: string }> = {
  name: "audit list",
  summary: "who changed what and when, newest first",
  describe: (command) => void withStore(command).option("--limit <number>", "at most so many", countOf, 100),
  async run(services, { limit, ...options }, io) {
    const rows = (await services.auditLog.list(await ownerOf(services, options, io), limit)).map(
      ({ at, who, what, details }) => [at.toISOString(), who, what, JSON.stringify(details)],
    );
    for (const line of table(rows)) io.say(line);
    return 0;
  },
};
