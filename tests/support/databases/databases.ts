import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { stampOf } from "#scripts/build/sourceStamp.ts";
import { openDatabase } from "#server/platform/db/connect.ts";
import { readDemoStores, seedIfEmpty } from "#server/platform/seed/seed.ts";
import { spending } from "../account/spending";
import { createDatabase, type TestDatabase, type TestServer } from "./postgres";
import { noStores, readSmallStores } from "./seedStores";

/** A migrated database: without a store, with the two small stores of the tests, or with the demo stores. */
export type Image = "empty" | "small" | "demo";

const SEEDS = { empty: noStores, small: readSmallStores, demo: readDemoStores };
const MADE_FROM = [
  "server/platform/db",
  "server/platform/seed",
  "server/platform/storeFolder",
  "server/platform/services/back-office/folders",
];
const CACHE = "node_modules/.cache/haat";

/** Copies a finished image to `folder`, where the embedded engine will open it. */
export function copyPglite(image: Image, folder: string): Promise<void> {
  return spending("copying databases", async () => {
    // Copied here and not by a program: starting one takes as long as the copy in a process with much memory.
    cpSync(await pgliteImage(image), folder, { recursive: true });
  });
}

/** Makes a separate database on `server` as a copy of a finished image. */
export function copyPostgres(image: Image, server: TestServer): Promise<TestDatabase> {
  return spending("copying databases", async () => {
    const template = await postgresImage(image, server);
    return createDatabase(server, `haat_${randomUUID().replaceAll("-", "")}`, template);
  });
}

/** Images are stored between runs, one for each content. */
async function pgliteImage(image: Image): Promise<string> {
  const folder = join(CACHE, `pglite-${image}-${await stamp()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, "unfinished-"));
  await fill(image, { dataDir: unfinished });
  try {
    renameSync(join(unfinished, "db"), folder);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(folder)) throw error;
  }
  rmSync(unfinished, { recursive: true, force: true });
  return folder;
}

const made = new Map<string, Promise<string>>();

function postgresImage(image: Image, server: TestServer): Promise<string> {
  const key = `${server.url} ${image}`;
  const known = made.get(key) ?? makePostgresImage(image, server);
  made.set(key, known);
  return known;
}

/** Any number: test files that need the same image at the same moment wait for the first one. */
const IMAGE_LOCK = 4_218_900;

async function makePostgresImage(image: Image, server: TestServer): Promise<string> {
  const name = `haat_image_${image}_${await stamp()}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [IMAGE_LOCK]);
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
      const { url } = await createDatabase(server, unfinished);
      await fill(image, { dataDir: "", databaseUrl: url });
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

async function fill(image: Image, where: Parameters<typeof openDatabase>[0]): Promise<void> {
  const db = await openDatabase(where, () => {});
  if (image !== "empty") await seedIfEmpty(db, SEEDS[image]);
  await db.close();
}

let stamped: Promise<string> | undefined;

/** Identifies what the images are made from. */
async function stamp(): Promise<string> {
  stamped ??= stampOf(MADE_FROM, ["tests/support/databases/seedStores.ts"]);
  return (await stamped).slice(0, 12);
}
