import { expect, test } from "vitest";
import { isPanic } from "#server/platform/db/isPanic.ts";

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

test("a panic is recognised by the severity of an error, wherever it stands among the answers", () => {
  const error = (severity: string, text: string) => message("E", `S${severity}\0V${severity}\0C53100\0M${text}\0\0`);
  expect(isPanic(Buffer.concat([message("D", "row"), error("PANIC", "could not write"), message("Z", "I")]))).toBe(
    true,
  );
  expect(isPanic(error("ERROR", "no word like SPANIC\0"))).toBe(false);
  expect(isPanic(Buffer.concat([message("D", "SPANIC\0"), error("FATAL", "SPANIC\0")]))).toBe(false);
});
