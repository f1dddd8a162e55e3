import { pageOfRows } from "#server/platform/services/common/pageOfRows.ts";
import { listCommand } from "../../listCommand";
import { momentOf } from "../../momentOf";

export const deviceList = listCommand({
  name: "device list",
  summary: "the screens of a shop: id, name, state, when last seen, version, last error",
  read: async ({ devices }, { storeId }, _, wanted) => pageOfRows(wanted, await devices.list(storeId)),
  heads: ["ID", "NAME", "STATE", "LAST SEEN", "VERSION", "LAST ERROR"],
  cells: ({ id, name, state, pairedAt, revokedAt, lastSeenAt, version, lastError }, timeZone) => {
    const standing = revokedAt ? "REVOKED" : pairedAt ? state : "NOT SET UP";
    return [
      id,
      name,
      standing,
      lastSeenAt ? momentOf(lastSeenAt, timeZone) : "never",
      version || "-",
      lastError || "-",
    ];
  },
  none: 'There is no device yet: add one with `haat device add --name "Front screen"`.',
});
