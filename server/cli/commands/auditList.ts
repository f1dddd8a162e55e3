import { listCommand } from "../listCommand";
import { momentOf } from "../momentOf";

export const auditList = listCommand({
  name: "audit list",
  summary: "who changed what and when, newest first",
  read: ({ auditLog }, owner, _, wanted) => auditLog.list(owner, wanted),
  heads: ["WHEN", "WHO", "WHAT", "DETAILS"],
  cells: ({ at, who, what, details }, timeZone) => [momentOf(at, timeZone), who, what, JSON.stringify(details)],
  none: "Nothing has been changed yet.",
});
