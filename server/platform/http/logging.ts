import type { FastifyRequest } from "fastify";
import { type DestinationStream, destination, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { oncePerSpell } from "./oncePerSpell";

const MOBILE = /(?<!\d)\d{6}(\d{4})(?!\d)/g;
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** A field with one of these names, at any depth, whose value is a text, a number or a flat list. */
const SECRET = /"(otp|accessToken|refreshToken|authorization|tokenSecret)":("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,{}[\]"]+)/g;

/**
 * Hides secret fields, access tokens, and all but the last four digits of ten-digit numbers. It reads the finished line,
 * because Pino's `redact` searches every logged object, which took most of a line's time.
 */
function withoutSecrets(line: string): string {
  return line.replace(SECRET, '"$1":"[Redacted]"').replace(MOBILE, "******$1").replace(TOKEN, "[token]");
}

/** Log lines carry the request's id, and never a secret or a whole mobile number. */
export function loggerOptions(
  level: string,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    hooks: { streamWrite: withoutSecrets, logMethod: oncePerSpell() },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: withoutQuery(request.url) }),
    },
    stream: stream ?? terminal(),
  };
}

/**
 * Lines are written together, when they fill a page of memory or a moment later, because a write costs more than a line. If
 * the log's reader is too slow, lines wait in memory and further ones are dropped.
 */
const TOGETHER = { sync: false, minLength: 4096, periodicFlush: 100, maxLength: 16 * 1024 * 1024 };

let standardOutput: DestinationStream | undefined;

/** A short line for people at a terminal, JSON for programs. One stream for the process. */
function terminal(): DestinationStream {
  standardOutput ??= process.stdout.isTTY
    ? pretty({ singleLine: true, ignore: "pid,hostname,reqId" })
    : destination(TOGETHER);
  return standardOutput;
}

export const withoutQuery = (url: string) => url.split("?", 1)[0];
