import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import { GatewayError } from "./GatewayError";

/** Longer than any gateway needs, and shorter than a shopper would wait. */
const LIMIT_MS = 10_000;

interface GatewayCall<S extends TSchema> {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  reply: S;
}

/** @throws GatewayError for every answer but a 2xx of the expected shape */
export async function callGateway<S extends TSchema>(call: GatewayCall<S>): Promise<Static<S>> {
  const { method, url, headers, body } = call;
  const where = `${method} ${new URL(url).pathname}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: { accept: "application/json", ...(body && { "content-type": "application/json" }), ...headers },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new GatewayError(`${where} was not answered: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!response.ok)
    throw new GatewayError(`${where} answered ${response.status}: ${text.slice(0, 300)}`, response.status);
  const reply = parseJson(text);
  if (!Value.Check(call.reply, reply)) throw new GatewayError(`${where} answered in an unknown shape.`);
  return reply;
}

/** @returns undefined for a text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
