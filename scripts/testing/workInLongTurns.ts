import { spawnSync } from "node:child_process";

/**
 * Puts this process and the children that it starts from now on into Linux's batch class: a process that wakes then lets
 * the running one finish its turn. With one worker more than cores, the processes of a run interrupt each other so often
 * that they need a tenth more processor time without this. Where there is no `chrt`, or it may not, nothing changes.
 */
export function workInLongTurns(): void {
  spawnSync("chrt", ["--batch", "--pid", "0", String(process.pid)]);
}
