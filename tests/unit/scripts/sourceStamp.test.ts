import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withBuiltFlags } from "#scripts/build/sourceStamp.ts";
import { readFlags } from "../../../flags.config";

describe("a build that was made with flags", () => {
  let folder: string;
  let stamp: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "haat-stamp-"));
    stamp = join(folder, "stamp");
    writeFileSync(stamp, JSON.stringify({ stamp: "", flags: readFlags({ FLAG_WALLET: "off" }) }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is started with the same flags, so that it is not built again with others", async () => {
    const env = await withBuiltFlags({ HOST: "127.0.0.1" }, stamp);
    expect(env.HOST).toBe("127.0.0.1");
    expect(readFlags(env)).toEqual(readFlags({ FLAG_WALLET: "off" }));
  });

  it("is not started with them when the start names flags itself", async () => {
    expect(await withBuiltFlags({ FLAG_SHIPPING: "off" }, stamp)).toEqual({ FLAG_SHIPPING: "off" });
  });

  it("a first build takes its flags from the environment alone", async () => {
    expect(await withBuiltFlags({}, join(folder, "nothing"))).toEqual({});
  });
});
