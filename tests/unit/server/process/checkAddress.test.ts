import { once } from "node:events";
import { type AddressInfo, createServer, Server } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkAddress } from "#server/process/checkAddress.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

describe("the address to listen on, tried before anything is opened,", () => {
  const other = createServer();
  afterEach(() => new Promise<void>((done) => void other.close(() => done())));

  it("is refused with one sentence while another program has it", async () => {
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const refused = checkAddress({ host: "127.0.0.1", port });
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      `PORT ${port} is in use by another program: stop that one, or set PORT to another port.`,
    );
  });

  it("is refused with the name of the variable that sets it", async () => {
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    await expect(checkAddress({ host: "127.0.0.1", port, variable: "METRICS_PORT" })).rejects.toThrow(
      `METRICS_PORT ${port} is in use by another program: stop that one, or set METRICS_PORT to another port.`,
    );
  });

  it("is refused when it does not belong to this machine", async () => {
    await expect(checkAddress({ host: "203.0.113.1", port: 0 })).rejects.toThrow(
      'HOST "203.0.113.1" is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for every network.',
    );
  });

  it("is refused when the system reserves the port, as 80 for root", async () => {
    vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
      queueMicrotask(() => this.emit("error", Object.assign(new Error("listen EACCES"), { code: "EACCES" })));
      return this;
    });
    await expect(checkAddress({ host: "127.0.0.1", port: 80 })).rejects.toThrow(
      "PORT 80 is reserved by the system: set PORT to 1024 or more and let a proxy listen there.",
    );
  });

  it("is free again afterwards", async () => {
    await checkAddress({ host: "127.0.0.1", port: 0 });
    await checkAddress({ host: "127.0.0.1", port: 0 });
  });
});
