import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs one of Debian's packages, as root. @returns why it did not, in half a sentence */
export function installByApt(name: string): string | undefined {
  if (process.getuid?.() !== 0) return "only root may install it";
  if (!existsSync("/usr/bin/apt-get")) return "this machine has no apt-get";
  process.stdout.write(`Installing ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    try {
      execFileSync("apt-get", ["-qq", ...words], { stdio: ["ignore", "ignore", "inherit"], env });
    } catch {
      return `apt-get ${words[0]} did not work`;
    }
  }
}
