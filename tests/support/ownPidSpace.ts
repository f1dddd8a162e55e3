import { spawnSync } from "node:child_process";
import { isWhole } from "./sized";

const SPACE = ["--pid", "--fork", "--mount-proc", "--kill-child"];
/** For root, and for everybody else on systems that allow it. */
const WAYS = [SPACE, ["--user", "--map-root-user", ...SPACE]];

/**
 * The words to put before a command that shall be process 1 of its own process numbers, as in a container. Empty when the
 * system refuses such numbers: the command then runs as any other process. @throws in full size, when the system refuses
 * them
 */
export function ownPidSpace(): string[] {
  const way = WAYS.find((words) => spawnSync("unshare", [...words, "true"]).status === 0);
  if (way !== undefined) return ["unshare", ...way];
  const refused = "This system gives a process no numbers of its own (unshare --pid, Linux).";
  if (isWhole) throw new Error(refused);
  console.info(`${refused} The processes share their numbers in this run.`);
  return [];
}
