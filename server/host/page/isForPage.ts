import type { FastifyRequest } from "fastify";
import { OWN_PATHS } from "#server/shared/ownPaths.ts";

/**
 * A missing file is answered with 404, never with a page (bar 16). So a request for a script or picture, or for a path that
 * looks like a file name, is not for a page.
 */
export function isForPage({ url, headers }: Pick<FastifyRequest, "url" | "headers">): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (OWN_PATHS.test(path)) return false;
  const wanted = headers["sec-fetch-dest"];
  if (wanted !== undefined && wanted !== "empty") return wanted === "document";
  const accept = headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w{1,8}$/.test(path));
}
