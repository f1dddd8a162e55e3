import { cpus, loadavg } from "node:os";

/** Describes the machine without its name: `2 cores, Node v20.20.2, 0.4 processes waiting for them when it began`. */
export function machine(): string {
  const [version] = process.version.split("-");
  return `${cpus().length} cores, Node ${version}, ${(loadavg()[0] ?? 0).toFixed(1)} processes waiting for them when it began`;
}
