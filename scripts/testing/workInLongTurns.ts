import { spawnSync } from "node:child_process";

/**
 * Puts this process and its future children into Linux's batch class: a process that wakes then lets the running one finish
 * its turn. With one worker more than cores, the processes of a run otherwise interrupt each other so often that they need
 * a tenth more processor time. Without `chrt`, or without the right to use it, nothing changes.
 */
export function workInLongTurns(): void {
  spawnSync("chrt", ["--batch", "--pid", "0", String(process.pid)]);
}
