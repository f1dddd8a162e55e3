import { describe, expect, test } from "vitest";
import { visitManyStores } from "#tests/support/host/visitManyStores.ts";
import { sized } from "#tests/support/sized.ts";

const MB = 1024 * 1024;
/** A busy machine is ten times slower. */
const LONG = { timeout: 900_000 };

describe("the host's memory does not grow with the number of page views", () => {
  test("rendering: a page's container, queries and HTML are released", LONG, async () => {
    const each = sized(80, 150);
    const looks = await visitManyStores({ requests: 3 * each, stores: 200, cacheMegabytes: 4, lookEvery: each });
    const [warm, , last] = looks;
    if (!warm || !last) throw new Error("It was not looked at.");
    // If they were not released, each page would hold some hundred kilobytes.
    expect(last.made - warm.made).toBeGreaterThan(50);
    expect(last.heapUsed - warm.heapUsed).toBeLessThan(12 * MB);
  });

  test("caching: pages stay under their limit, and nothing else is kept with them", LONG, async () => {
    const room = { stores: 500, cacheMegabytes: 3, drawing: "stub" as const };
    const each = sized(400, 1_000);
    const looks = await visitManyStores({ ...room, requests: 3 * each, lookEvery: each });
    const [warm, , last] = looks;
    if (!warm || !last) throw new Error("It was not looked at.");
    expect(last.made - warm.made).toBeGreaterThan(sized(150, 300));
    expect(last.arrayBuffers).toBeLessThan(10 * MB);
    expect(last.heapUsed - warm.heapUsed).toBeLessThan(12 * MB);
  });
});
