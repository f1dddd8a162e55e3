import type { Socket } from "node:net";
import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { gatherWrites } from "../../../../../server/platform/db/gatherWrites";

/** A socket that records what each call of the system would send. */
function recorded() {
  const sent: string[] = [];
  const socket = new Writable({
    writev: (chunks, done) => {
      sent.push(chunks.map(({ chunk }) => String(chunk)).join(""));
      done();
    },
  });
  return { sent, socket: gatherWrites(socket as unknown as Socket) };
}

describe("what is written to the database in one go", () => {
  it("is sent at once, in its order, even when it is written by one promise after another", async () => {
    const { sent, socket } = recorded();
    socket.write("begin ");
    await Promise.resolve();
    socket.cork();
    socket.write("first ");
    socket.uncork();
    await Promise.resolve();
    socket.write("second");
    expect(sent).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual(["begin first second"]);
  });

  it("does not wait for what is written later", async () => {
    const { sent, socket } = recorded();
    socket.write("first");
    await new Promise((resolve) => setImmediate(resolve));
    socket.write("second");
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual(["first", "second"]);
  });
});
