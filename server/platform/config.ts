import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cleanEnv, makeValidator, str } from "envalid";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { paymentsConfig } from "./paymentsConfig";
import { proxies } from "./proxies";
import { subscriptionsConfig, timeOfDay, timeZone } from "./subscriptionsConfig";

export type PlatformConfig = ReturnType<typeof readPlatformConfig>;
type Env = Record<string, string | undefined>;

const wholeNumber = (least: number, most: number, expected: string) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (!Number.isInteger(value) || value < least || value > most) throw new Error(`must be ${expected}`);
    return value;
  });
const count = wholeNumber(1, Number.MAX_SAFE_INTEGER, "a whole number of 1 or more");
const wholeSeconds = wholeNumber(0, 300, "a number of seconds, 0 to 300");
const port = wholeNumber(0, 65_535, "a port, 0 to 65535");

const seconds = makeValidator<number>((input) => {
  const value = Number(input);
  if (!(value > 0 && value < 1_000_000)) throw new Error("must be a number of seconds above 0");
  return value;
});

const secret = makeValidator<string>((input) => {
  if (!/^[\w.~+/=-]{16,}$/.test(input)) {
    throw new Error("must be 16 characters or more, letters, digits and . ~ + / = _ - alone");
  }
  return input;
});

const onOff = makeValidator<boolean>((input) => {
  if (/^(on|true|1)$/i.test(input)) return true;
  if (/^(off|false|0)$/i.test(input)) return false;
  throw new Error("must be on or off");
});

const address = (protocols: string[]) =>
  makeValidator<string>((input) => {
    const url = URL.canParse(input) ? new URL(input) : undefined;
    if (url === undefined || !protocols.includes(url.protocol)) {
      throw new Error(`must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`);
    }
    return input;
  });
const webAddress = address(["http:", "https:"]);
const postgresAddress = address(["postgres:", "postgresql:"]);

/**
 * Reads all settings from environment variables, once at the start (docs/configuration.md). @throws ConfigError with one
 * sentence that names the variable and says how to correct it
 */
export function readPlatformConfig(given: Env) {
  // An empty variable counts as not set: `PORT=` must not mean any free port.
  const env: Env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const production = env.NODE_ENV === "production";
  const values = cleanEnv(
    env,
    {
      PORT: port({ default: 3000 }),
      HOST: str({ default: "127.0.0.1" }),
      DATA_DIR: str({ default: ".data" }),
      DATABASE_URL: postgresAddress({ default: undefined }),
      TOKEN_SECRET: str({ default: undefined }),
      SANDBOX: onOff({ default: !production }),
      SEED: onOff({ default: undefined }),
      OTP_PER_ADDRESS_PER_HOUR: count({ default: 30 }),
      OTP_PER_NUMBER_PER_HOUR: count({ default: 5 }),
      OTP_TTL_SECONDS: count({ default: 300 }),
      OTP_TRIES: count({ default: 5 }),
      OTP_RESEND_SECONDS: count({ default: 59 }),
      ACCESS_TOKEN_TTL_SECONDS: count({ default: 900 }),
      REFRESH_TOKEN_TTL_DAYS: count({ default: 30 }),
      SMS_URL: webAddress({ default: undefined }),
      SMS_TOKEN: str({ default: undefined }),
      PINCODE_URL: webAddress({ default: undefined }),
      PUBLIC_URL: webAddress({ default: undefined }),
      TRUST_PROXY: proxies({ default: false }),
      S3_BUCKET: str({ default: undefined }),
      S3_REGION: str({ default: "us-east-1" }),
      S3_ENDPOINT: webAddress({ default: undefined }),
      S3_ACCESS_KEY_ID: str({ default: undefined }),
      S3_SECRET_ACCESS_KEY: str({ default: undefined }),
      S3_PUBLIC_URL: webAddress({ default: undefined }),
      CASHFREE_URL: webAddress({ default: "https://api.cashfree.com/pg" }),
      CASHFREE_CLIENT_ID: str({ default: undefined }),
      CASHFREE_CLIENT_SECRET: str({ default: undefined }),
      RAZORPAY_URL: webAddress({ default: "https://api.razorpay.com/v1" }),
      RAZORPAY_KEY_ID: str({ default: undefined }),
      RAZORPAY_KEY_SECRET: str({ default: undefined }),
      RAZORPAY_WEBHOOK_SECRET: str({ default: undefined }),
      BMSPAY_URL: webAddress({ default: undefined }),
      BMSPAY_MERCHANT_ID: str({ default: undefined }),
      BMSPAY_SECRET: str({ default: undefined }),
      PAYMENT_HOLD_SECONDS: seconds({ default: 600 }),
      PAYMENT_CHECK_SECONDS: seconds({ default: 5 }),
      STORE_TIME_ZONE: timeZone({ default: "Asia/Kolkata" }),
      SUBSCRIPTION_CUT_OFF: timeOfDay({ default: "22:00" }),
      SUBSCRIPTION_CHECK_SECONDS: seconds({ default: 30 }),
      LOG_LEVEL: str({ default: "info", choices: ["fatal", "error", "warn", "info", "debug", "trace", "silent"] }),
      PROCESSES: count({ default: 1 }),
      MAX_IN_FLIGHT: count({ default: undefined }),
      METRICS_PORT: port({ default: undefined }),
      METRICS_TOKEN: secret({ default: undefined }),
      CLOSE_GRACE_SECONDS: wholeSeconds({ default: 5 }),
      PICTURE_CACHE_MB: count({ default: 256 }),
    },
    { reporter: ({ errors }) => refuseFirst(errors, env) },
  );
  const dataDir = usableFolder(resolve(values.DATA_DIR));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    tokenSecret: tokenSecret(values.TOKEN_SECRET, values.SANDBOX, dataDir),
    /** Shows one-time codes instead of sending them, and lets tests make calls fail. */
    sandbox: values.SANDBOX,
    isProduction: production,
    /** Fills an empty database with the demo stores. */
    seed: values.SEED ?? values.SANDBOX,
    otp: {
      perAddressPerHour: values.OTP_PER_ADDRESS_PER_HOUR,
      perNumberPerHour: values.OTP_PER_NUMBER_PER_HOUR,
      ttlSeconds: values.OTP_TTL_SECONDS,
      tries: values.OTP_TRIES,
      resendSeconds: values.OTP_RESEND_SECONDS,
    },
    accessTokenTtlSeconds: values.ACCESS_TOKEN_TTL_SECONDS,
    refreshTokenTtlDays: values.REFRESH_TOKEN_TTL_DAYS,
    sms: smsConfig(values),
    /** The pin is appended. The sandbox answers from its own table, so that everything works without internet. */
    pincodeUrl: values.PINCODE_URL ?? (values.SANDBOX ? "/sandbox/pincode/" : "https://api.postalpincode.in/pincode/"),
    /** The platform's address as browsers see it; undefined: the address that the browser called. */
    publicUrl: values.PUBLIC_URL,
    /** Which proxies may say where a call comes from: this many, counted from this process, or these networks. */
    trustProxy: values.TRUST_PROXY,
    /** Undefined: uploaded files are stored on the local disk. */
    s3: s3Config(values),
    payments: paymentsConfig(values),
    subscriptions: subscriptionsConfig(values),
    logLevel: values.LOG_LEVEL,
    processes: processes(values),
    /** The largest number of calls at once; further calls are answered with 503 (bar 17). */
    maxInFlight: values.MAX_IN_FLIGHT ?? (values.DATABASE_URL === undefined ? 50 : 400),
    /** A separate port for health and metrics; undefined: none. */
    metricsPort: values.METRICS_PORT,
    /** The token that lets a caller read the metrics on the shop's own port; undefined: nobody may. */
    metricsToken: values.METRICS_TOKEN,
    /** How long a process that is being stopped still answers. */
    closeGraceMs: values.CLOSE_GRACE_SECONDS * 1000,
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 * 1024,
  };
}

/** @throws ConfigError where several processes could not share the database */
function processes({ PROCESSES, DATABASE_URL }: { PROCESSES: number; DATABASE_URL?: string }): number {
  if (PROCESSES === 1 || DATABASE_URL !== undefined) return PROCESSES;
  throw new ConfigError(
    "PROCESSES is more than 1, but the embedded database serves one: set DATABASE_URL, or set it to 1.",
  );
}

/** @throws ConfigError when this process cannot write there */
function usableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    // Writes a file, because root may write everywhere by permission, even on a full disk.
    const tried = join(folder, `.writable-${process.pid}`);
    writeFileSync(tried, "");
    rmSync(tried);
    return folder;
  } catch {
    throw new ConfigError(
      `DATA_DIR is "${folder}", where nothing can be written: set it to a folder that this user may write to.`,
    );
  }
}

function smsConfig({ SMS_URL, SMS_TOKEN, SANDBOX }: { SMS_URL?: string; SMS_TOKEN?: string; SANDBOX: boolean }) {
  if (SMS_URL !== undefined) return { url: SMS_URL, token: SMS_TOKEN };
  if (SANDBOX) return undefined;
  throw new ConfigError(
    "SMS_URL is missing: set it to the gateway that sends one-time codes, or set SANDBOX=on to show them instead.",
  );
}

interface S3Values {
  S3_BUCKET?: string;
  S3_REGION: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
  S3_PUBLIC_URL?: string;
}

function s3Config(values: S3Values) {
  if (values.S3_BUCKET === undefined) return undefined;
  const given = <T>(name: keyof S3Values, value: T | undefined): T => {
    if (value === undefined)
      throw new ConfigError(`${name} is missing: set it, or leave S3_BUCKET out to keep files on disk.`);
    return value;
  };
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: given("S3_ACCESS_KEY_ID", values.S3_ACCESS_KEY_ID),
    secretAccessKey: given("S3_SECRET_ACCESS_KEY", values.S3_SECRET_ACCESS_KEY),
    publicUrl: given("S3_PUBLIC_URL", values.S3_PUBLIC_URL),
  };
}

function refuseFirst(errors: Partial<Record<string, Error>>, env: Env): void {
  const [name, error] = Object.entries(errors)[0] ?? [];
  if (name === undefined || error === undefined) return;
  // The sentence goes to logs, so it must quote neither a token nor an address, which may contain a password.
  const value = /_(URL|TOKEN)$/.test(name) ? "" : `is "${env[name]}" but `;
  const sentence = `${name} ${value}${lowerFirst(error.message)}; correct it or leave it out for the default.`;
  throw new ConfigError(sentence);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const SECRET_LENGTH = 32;

/** The secret that signs tokens. In sandbox mode it is created once and stored, so that sessions survive a restart. */
function tokenSecret(given: string | undefined, sandbox: boolean, dataDir: string): string {
  if (given !== undefined) {
    if (given.length >= SECRET_LENGTH) return given;
    throw new ConfigError(
      `TOKEN_SECRET is too short: give it ${SECRET_LENGTH} characters or more, for example from "openssl rand -hex 32".`,
    );
  }
  if (!sandbox) {
    throw new ConfigError(
      `TOKEN_SECRET is missing: set it to ${SECRET_LENGTH} characters or more, or set SANDBOX=on to try things out.`,
    );
  }
  const file = join(dataDir, "token-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(SECRET_LENGTH).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
