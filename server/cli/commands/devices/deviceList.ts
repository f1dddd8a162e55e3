import { pageOfRows } from "#server/platform/services/common/pageOfRows.ts";
import { listCommand } from "../../listCommand";
import { tabbed } from "../../table";

export const deviceList = listCommand({
  name: "device list",
  summary: "the screens of a shop: id, name, state, when last seen, version, what last went wrong",
  read: async ({ devices }, { storeId }, _, wanted) => pageOfRows(wanted, await devices.list(storeId)),
  lines: (rows) =>
    rows.map(({ id, name, state, pairedAt, revokedAt, lastSeenAt, version, lastError }) => {
      const standing = revokedAt ? "REVOKED" : pairedAt ? state : "NOT SET UP";
      return tabbed([id, name, standing, lastSeenAt?.toISOString() ?? "never", version || "-", lastError || "-"]);
    }),
  none: 'There is no device yet: add one with `haat device add --name "Front screen"`.',
});
