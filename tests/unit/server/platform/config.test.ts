import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPlatformConfig } from "#server/platform/config.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const place = mkdtempSync(join(tmpdir(), "haat-config-"));
afterAll(() => rmSync(place, { recursive: true }));

const dataDir = () => mkdtempSync(join(place, "data-"));
const read = (env: Record<string, string>) => readPlatformConfig({ DATA_DIR: dataDir(), ...env });

/** The sentence with which a start is refused. */
const refusal = (env: Record<string, string>): string => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("The configuration was accepted.");
};

describe("the platform's configuration", () => {
  it("needs no variable while trying the shop out", () => {
    expect(read({})).toMatchObject({
      port: 3000,
      sandbox: true,
      seed: true,
      otp: { perAddressPerHour: 30, perNumberPerHour: 5, ttlSeconds: 300, tries: 5, resendSeconds: 59 },
      maxInFlight: 50,
      databaseUrl: undefined,
    });
  });

  it("takes an empty variable for one that is not set, so that PORT= does not mean any free port", () => {
    expect(read({ PORT: "", MAX_IN_FLIGHT: "" })).toMatchObject({ port: 3000, maxInFlight: 50 });
  });

  it("serves by several processes on one PostgreSQL", () => {
    expect(read({ PROCESSES: "4", DATABASE_URL: "postgres://somewhere/haat" })).toMatchObject({ processes: 4 });
  });

  it("keeps the secret it made, so that sessions survive a restart", () => {
    const folder = dataDir();
    const { tokenSecret } = read({ DATA_DIR: folder });
    expect(tokenSecret).toHaveLength(64);
    expect(read({ DATA_DIR: folder }).tokenSecret).toBe(tokenSecret);
    expect(readFileSync(join(folder, "token-secret"), "utf8")).toBe(tokenSecret);
  });

  it("turns the sandbox and the demo stores off in production", () => {
    const config = read({ NODE_ENV: "production", TOKEN_SECRET: SECRET, SMS_URL: "https://sms.example/send" });
    expect(config).toMatchObject({ sandbox: false, seed: false });
  });

  it.each([
    ["off", false],
    ["1", 1],
    ["10.0.0.7, 192.168.0.0/16,::1", ["10.0.0.7", "192.168.0.0/16", "::1"]],
  ])("believes the proxies that TRUST_PROXY=%s names", (given, trustProxy) => {
    expect(read({ TRUST_PROXY: given })).toMatchObject({ trustProxy });
  });

  it.each<[variable: string, env: Record<string, string>]>([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://somewhere" }],
    ["TOKEN_SECRET", { TOKEN_SECRET: "short" }],
    ["TOKEN_SECRET", { NODE_ENV: "production", SMS_URL: "https://sms.example" }],
    ["SMS_URL", { NODE_ENV: "production", TOKEN_SECRET: SECRET }],
    ["SANDBOX", { SANDBOX: "perhaps" }],
    ["OTP_PER_NUMBER_PER_HOUR", { OTP_PER_NUMBER_PER_HOUR: "0" }],
    ["OTP_TTL_SECONDS", { OTP_TTL_SECONDS: "5 minutes" }],
    ["ACCESS_TOKEN_TTL_SECONDS", { ACCESS_TOKEN_TTL_SECONDS: "-1" }],
    ["PROCESSES", { PROCESSES: "0", DATABASE_URL: "postgres://somewhere/haat" }],
    ["PROCESSES", { PROCESSES: "2" }],
    ["MAX_IN_FLIGHT", { MAX_IN_FLIGHT: "many" }],
    ["MAX_IN_FLIGHT", { MAX_IN_FLIGHT: "-5" }],
    ["CLOSE_GRACE_SECONDS", { CLOSE_GRACE_SECONDS: "-1" }],
    ["DATA_DIR", { DATA_DIR: "package.json" }],
    // A folder in which nobody can make a file, not even root; systems without it do not let anybody make it either.
    ["DATA_DIR", { DATA_DIR: "/proc" }],
    ["TRUST_PROXY", { TRUST_PROXY: "on" }],
    ["TRUST_PROXY", { TRUST_PROXY: "proxy.local" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/33" }],
    ["PINCODE_URL", { PINCODE_URL: "api.postalpincode.in" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["S3_ACCESS_KEY_ID", { S3_BUCKET: "pictures" }],
  ])("refuses a bad %s with one sentence that names it and how to correct it", (variable, env) => {
    const sentence = refusal(env);
    expect(sentence).toMatch(new RegExp(`^${variable} `));
    expect(sentence).toMatch(/^[^\n]{20,200}\.$/);
    expect(sentence).toMatch(/set it|correct it|give it|leave/);
  });

  it("repeats no password when it refuses a database address", () => {
    expect(refusal({ DATABASE_URL: "postgre://me:hunter2@somewhere/db" })).not.toContain("hunter2");
  });
});
