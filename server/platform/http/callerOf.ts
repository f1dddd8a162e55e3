import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Trust } from "./trustedProxies";

export interface Caller {
  protocol: string;
  host: string;
  ip: string | undefined;
}

export type CallerOf = (request: IncomingMessage) => Caller;

/** Tells who calls and under which address, as Fastify's own request does: trusted proxies may say so for others. */
export function callerOf(trusted: Trust): CallerOf {
  if (trusted === false) {
    return ({ headers, socket }) => ({ protocol: "http", host: headers.host ?? "", ip: socket.remoteAddress });
  }
  const trusts = typeof trusted === "function" ? trusted : proxyAddress.compile(trusted);
  return (request) => {
    const { headers, socket } = request;
    const isTrusted = trusts(socket.remoteAddress ?? "", 0);
    const said = (name: string) => (isTrusted ? lastOf(headers[name]) : "");
    return {
      protocol: said("x-forwarded-proto") || "http",
      host: said("x-forwarded-host") || (headers.host ?? ""),
      ip: proxyAddress(request, trusts),
    };
  };
}

/** Each proxy adds its value at the end. */
const lastOf = (said: string | string[] | undefined) =>
  String(said ?? "")
    .split(",")
    .at(-1)
    ?.trim() ?? "";
