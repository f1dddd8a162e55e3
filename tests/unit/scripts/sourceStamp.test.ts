import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withBuiltSettings } from "#scripts/build/sourceStamp.ts";
import { readFlags } from "../../../flags.config";

describe("a build that was made with flags", () => {
  let folder: string;
  let stamp: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "haat-stamp-"));
    stamp = join(folder, "stamp");
    writeFileSync(
      stamp,
      JSON.stringify({ stamp: "", flags: readFlags({ FLAG_WALLET: "off" }), languages: ["en", "ur"] }),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is started with the same flags and languages, so that it is not built again with others", async () => {
    const env = await withBuiltSettings({ HOST: "127.0.0.1" }, stamp);
    expect(env.HOST).toBe("127.0.0.1");
    expect(readFlags(env)).toEqual(readFlags({ FLAG_WALLET: "off" }));
    expect(env.LANGUAGES).toBe("en,ur");
  });

  it("is not started with them when the start names flags or languages itself", async () => {
    for (const own of [{ FLAG_SHIPPING: "off" }, { LANGUAGES: "hi" }])
      expect(await withBuiltSettings(own, stamp)).toEqual(own);
  });

  it("a first build takes its flags from the environment alone", async () => {
    expect(await withBuiltSettings({}, join(folder, "nothing"))).toEqual({});
  });
});
