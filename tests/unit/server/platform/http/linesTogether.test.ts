import { expect, test } from "vitest";
import { linesTogether } from "#server/platform/http/linesTogether.ts";

function open() {
  const written: string[] = [];
  let end = () => {};
  const lines = linesTogether({ write: (text) => written.push(text) }, (write) => {
    end = write;
  });
  return { written, lines, end: () => end() };
}

test("the lines of one turn are written together, in order, and each once", async () => {
  const { written, lines } = open();
  lines.write("1\n");
  lines.write("2\n");
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written).toEqual(["1\n2\n"]);
  lines.write("3\n");
  await new Promise(setImmediate);
  expect(written).toEqual(["1\n2\n", "3\n"]);
});

test("what is left at the end of the process is written then", () => {
  const { written, lines, end } = open();
  lines.write("last\n");
  end();
  expect(written).toEqual(["last\n"]);
});
