import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPlatformConfig } from "#server/platform/config.ts";

const dataDir = mkdtempSync(join(tmpdir(), "haat-config-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readPlatformConfig({ DATA_DIR: dataDir, ...env });

describe("the configuration of subscriptions", () => {
  it("is India's evening when nothing is set", () => {
    expect(read({}).subscriptions).toEqual({
      calendar: { timeZone: "Asia/Kolkata", cutOffTime: "22:00" },
      checkMs: 30_000,
    });
  });

  it.each([
    [{ STORE_TIME_ZONE: "Mars/Olympus" }, /^STORE_TIME_ZONE is "Mars\/Olympus" but must be the name of a time zone/],
    [{ SUBSCRIPTION_CUT_OFF: "24:00" }, /^SUBSCRIPTION_CUT_OFF is "24:00" but must be a time of day/],
    [{ SUBSCRIPTION_CHECK_SECONDS: "0" }, /^SUBSCRIPTION_CHECK_SECONDS is "0" but must be a number of seconds/],
  ])("refuses %j in one sentence", (env, sentence) => expect(() => read(env)).toThrow(sentence));
});
