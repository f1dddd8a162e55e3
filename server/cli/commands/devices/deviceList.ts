import type { ServiceCommand } from "../../Command.types";
import { withStore } from "../../ownerOf";
import { storeOf } from "../../storeOf";
import { tabbed } from "../../table";

export const deviceList: ServiceCommand<{ store?: string }> = {
  name: "device list",
  summary: "the screens of a shop: id, name, state, when last seen, version, what last went wrong",
  describe: (command) => void withStore(command),
  async run(services, { store }, io) {
    const { storeId } = await storeOf(services, store);
    const devices = await services.devices.list(storeId);
    for (const { id, name, state, pairedAt, revokedAt, lastSeenAt, version, lastError } of devices) {
      const standing = revokedAt ? "REVOKED" : pairedAt ? state : "NOT SET UP";
      io.say(tabbed([id, name, standing, lastSeenAt?.toISOString() ?? "never", version || "-", lastError || "-"]));
    }
    if (devices.length === 0) io.warn('There is no device yet: add one with `haat device add --name "Front screen"`.');
    return 0;
  },
};
