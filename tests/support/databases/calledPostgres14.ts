import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

/** The address of the same database behind a proxy that lets it call itself PostgreSQL 14. */
export async function calledPostgres14(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    // Of the same length, because each message says how long it is.
    far.on("data", (chunk) => near.write(chunk.toString("latin1").replace(/\b\d\d(?=\.\d+ ?\()/g, "14"), "latin1"));
    for (const socket of [near, far])
      socket.on("error", () => {}).on("close", () => [near, far].map((one) => one.destroy()));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => new Promise((done) => void server.close(() => done())) };
}
