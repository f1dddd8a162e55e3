import type { FastifyRequest } from "fastify";
import type { DestinationStream, LoggerOptions } from "pino";
import pretty from "pino-pretty";

const MOBILE = /(?<!\d)\d{6}(\d{4})(?!\d)/g;
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const SECRETS = ["otp", "accessToken", "refreshToken", "authorization", "tokenSecret"];

/** Hides all but the last four digits of ten-digit numbers, and access tokens whole. */
function withoutSecrets(text: string): string {
  return text.replace(MOBILE, "******$1").replace(TOKEN, "[token]");
}

/** Log lines carry the request's id, and never a secret or a whole mobile number. */
export function loggerOptions(
  level: string,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    hooks: { streamWrite: withoutSecrets },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: withoutQuery(request.url) }),
    },
    stream: stream ?? terminal(),
  };
}

/** One short line for people at a terminal, JSON for everything else that reads logs. */
function terminal(): DestinationStream | undefined {
  return process.stdout.isTTY ? pretty({ singleLine: true, ignore: "pid,hostname,reqId" }) : undefined;
}

export const withoutQuery = (url: string) => url.split("?", 1)[0];
