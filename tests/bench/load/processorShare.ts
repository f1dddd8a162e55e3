import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";

const ROOT = "/sys/fs/cgroup";
/** Short, so that a process that has used up its share waits only some milliseconds for the next one. */
const PERIOD_US = 10_000;

/**
 * Lets a process have no more than a share of one core, by a control group of Linux (version 1 or 2).
 * @returns a function that ends the limit once the process has ended
 * @throws when this system does not let us
 */
export function limitProcessor(pid: number, share: number): () => void {
  const isFirst = existsSync(`${ROOT}/cpu/cpu.cfs_quota_us`);
  const group = `${ROOT}/${isFirst ? "cpu/" : ""}haat-bench-${pid}`;
  const quota = Math.round(share * PERIOD_US);
  if (!isFirst) writeFileSync(`${ROOT}/cgroup.subtree_control`, "+cpu");
  mkdirSync(group);
  if (isFirst) {
    writeFileSync(`${group}/cpu.cfs_period_us`, String(PERIOD_US));
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(quota));
  } else writeFileSync(`${group}/cpu.max`, `${quota} ${PERIOD_US}`);
  writeFileSync(`${group}/cgroup.procs`, String(pid));
  return () => rmdirSync(group);
}

/** Whether `limitProcessor` works here. */
export function canLimitProcessor(): boolean {
  if (existsSync(`${ROOT}/cpu/cpu.cfs_quota_us`)) return isWritable(`${ROOT}/cpu`);
  const controllers = `${ROOT}/cgroup.controllers`;
  return existsSync(controllers) && /\bcpu\b/.test(readFileSync(controllers, "utf8")) && isWritable(ROOT);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(`${folder}/haat-bench-try`);
    rmdirSync(`${folder}/haat-bench-try`);
    return true;
  } catch {
    return false;
  }
}
