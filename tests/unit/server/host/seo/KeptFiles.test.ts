import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { KeptFiles } from "#server/host/seo/KeptFiles.ts";

const MIB = 1024 * 1024;

describe("files that are kept", () => {
  it("are made anew when they are too old, and the old ones are sent when that fails", async () => {
    let now = 1_000;
    let words: string | undefined = "first";
    const files = new KeptFiles(MIB, () => now);
    const get = async () => {
      const file = await files.get("a", 60, async () => {
        if (words === undefined) throw new Error("down");
        return [words];
      });
      return file && gunzipSync(file.gzipped).toString();
    };
    expect(await get()).toBe("first");
    words = "second";
    now = 59_000;
    expect(await get()).toBe("first");
    now = 62_000;
    expect(await get()).toBe("second");
    words = undefined;
    now = 200_000;
    expect(await get()).toBe("second");
  });

  it("stay under their bound, the longest unused going first", async () => {
    const files = new KeptFiles(MIB, () => 0);
    let made = 0;
    const get = (key: string) =>
      files.get(key, 60, async () => {
        made += 1;
        return [randomBytes(150_000).toString("latin1")];
      });
    for (let index = 0; index < 50; index += 1) {
      await get("often used");
      await get(`file ${index}`);
    }
    expect(made).toBe(51);
    await get("file 49");
    expect(made).toBe(51);
    await get("file 0");
    expect(made).toBe(52);
  });

  it("do not include a file whose making fails halfway", async () => {
    const files = new KeptFiles(MIB, () => 0);
    const broken = files.get("a", 60, async () =>
      (async function* () {
        yield "half";
        throw new Error("down");
      })(),
    );
    await expect(broken).rejects.toThrow("down");
    const whole = await files.get("a", 60, async () => ["whole"]);
    expect(whole && gunzipSync(whole.gzipped).toString()).toBe("whole");
  });
});
