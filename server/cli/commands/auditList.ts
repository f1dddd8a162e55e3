import { listCommand } from "../listCommand";
import { table } from "../table";

export const auditList = listCommand({
  name: "audit list",
  summary: "who changed what and when, newest first",
  read: ({ auditLog }, owner, _, wanted) => auditLog.list(owner, wanted),
  lines: (rows) =>
    table(rows.map(({ at, who, what, details }) => [at.toISOString(), who, what, JSON.stringify(details)])),
  none: "Nothing has been changed yet.",
});
