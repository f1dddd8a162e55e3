import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The sources have the folder beside this file; the built server finds it from its working directory. */
export const migrationsFolder = find();

function find(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), "migrations");
  return existsSync(beside) ? beside : join(process.cwd(), "server/platform/db/migrations");
}
