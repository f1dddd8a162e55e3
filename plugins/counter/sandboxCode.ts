import type { HttpTransport } from "#kernel/http/HttpTransport.ts";

/** Makes a code without the command line, for "Try it here" in the sandbox. */
export async function sandboxCode(transport: HttpTransport, origin: string, storeId: string): Promise<string> {
  const answer = await transport.send({
    method: "POST",
    url: `${origin}/sandbox/counter-codes`,
    headers: { "content-type": "application/json", accept: "application/json" },
    body: { storeId },
  });
  return (answer.body as { code?: string }).code ?? "";
}
