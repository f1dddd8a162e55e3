import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Beside this file in the sources; the built server finds it from the folder it is started in. */
export const migrationsFolder = find();

function find(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), "migrations");
  return existsSync(beside) ? beside : join(process.cwd(), "server/platform/db/migrations");
}
