import type { FastifyRequest } from "fastify";
import { OWN_PATHS } from "../addresses/ownPaths";

/** A missing file is 404, never a page (bar 16): neither for a script or picture, nor for what is named like a file. */
export function isForPage({ url, headers }: Pick<FastifyRequest, "url" | "headers">): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (OWN_PATHS.test(path)) return false;
  const wanted = headers["sec-fetch-dest"];
  if (wanted !== undefined && wanted !== "empty") return wanted === "document";
  const accept = headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w{1,8}$/.test(path));
}
