import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, it } from "vitest";
import { openPostgres } from "#server/platform/db/openPostgres.ts";
import { createDatabase } from "#tests/support/databases/postgres.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";

it("says what to do when the database does not let us add the extension that search needs", async () => {
  const name = `haat_${randomUUID().replaceAll("-", "")}`;
  const database = await createDatabase(await testPostgres(), name);
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  try {
    await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
    const visitor = new URL(database.url);
    visitor.username = name;
    visitor.password = name;
    await expect(openPostgres(visitor.href, () => {})).rejects.toThrow(
      /run CREATE EXTENSION pg_trgm in it as its owner/,
    );
    await owner.query("CREATE EXTENSION pg_trgm");
    await owner.query(`GRANT CREATE ON DATABASE ${name} TO ${name}; GRANT ALL ON SCHEMA public TO ${name}`);
    await (await openPostgres(visitor.href, () => {})).close();
    await owner.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
  } finally {
    await owner.end();
    await database.drop();
  }
});
