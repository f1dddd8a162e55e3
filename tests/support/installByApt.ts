import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs one of Debian's packages, as root.
 * @throws Error with one sentence that says what is missing and `how` to get it
 */
export function installByApt(name: string, what: string, how: string): void {
  const missing = (why: string) => new Error(`There is no ${what} to test with, and ${why}: ${how}.`);
  if (process.getuid?.() !== 0) throw missing("only root may install it");
  if (!existsSync("/usr/bin/apt-get")) throw missing("this machine has no apt-get");
  process.stdout.write(`Installing ${what} …\n`);
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    try {
      execFileSync("apt-get", ["-qq", ...words], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } catch {
      throw missing(`apt-get ${words[0]} did not work`);
    }
  }
}
