import { describe, expect, it } from "vitest";
import { commands } from "#server/cli/commands.ts";
import { createProgram } from "#server/cli/createProgram.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

/** What a command is told to do by what was typed, or what the person is told. */
async function typed(...words: string[]): Promise<object | string> {
  const io = recordingIo();
  let told: object | undefined;
  const program = createProgram(commands, io, async (_, options) => {
    told = options;
  });
  await program.parseAsync(words, { from: "user" }).catch(() => {});
  return told ?? io.text();
}

describe("amounts at the command line", () => {
  it.each([
    [["price", "set", "X", "199"], { price: 19_900 }],
    [["price", "set", "X", "1,99,000.50", "--mrp", "₹2,00,000"], { price: 19_900_050, mrp: 20_000_000 }],
    [["orders", "refund", "7", "--amount", "45/-"], { amount: 4_500 }],
    [["coupons", "add", "A", "--percent", "12.5%", "--minimum", "0"], { percent: 12.5, minimum: 0 }],
    [["stock", "set", "X", "1,000"], { pieces: { to: 1000 } }],
    [["stock", "set", "X", "+12"], { pieces: { by: 12 } }],
    [["stock", "set", "X", "-3"], { pieces: { by: -3 } }],
    [["stock", "list", "--at-most", "5"], { atMost: 5 }],
    [["device", "add", "--name", "Front", "--idle", "60"], { idle: 60 }],
  ])("%j means %j", async (words, expected) => {
    expect(await typed(...words)).toMatchObject(expected);
  });

  it.each([
    [["price", "set", "X", "1,99"], "this could be 199 or 1.99 rupees. Write 199 or 1.99."],
    [["price", "set", "X", "1.234"], "this could be 1,234 or 1.23 rupees."],
    [["price", "set", "X", "0"], "an amount above 0 rupees."],
    [["price", "set", "X", "5", "--mrp", "0"], "an amount above 0 rupees."],
    [["orders", "refund", "7", "--amount", "45,5"], "this could be 455 or 45.50 rupees."],
    [["orders", "refund", "7", "--amount", "0"], "an amount above 0 rupees."],
    [["coupons", "add", "A", "--percent", "0.2"], "for 20 %, write 20."],
    [["coupons", "add", "A", "--percent", "0x14"], "a percentage from 0 to 100"],
    [["coupons", "add", "A", "--amount", "1,99"], "this could be 199 or 1.99 rupees."],
    [["coupons", "add", "A", "--minimum", "1.500"], "this could be 1,500 or 1.50 rupees."],
    [["coupons", "add", "A", "--per-customer", "1.5"], "a whole number, 0 or more."],
    [["stock", "set", "X", "1,5"], "this could be 15 or 1.5, or +12 or -3 for more and fewer."],
    [["stock", "set", "X", "many"], "Meant is a whole number, 0 or more, or +12 or -3 for more and fewer."],
    [["device", "add", "--name", "Front", "--idle", "1e2"], "a whole number, 0 or more."],
  ])("%j is refused: %s", async (words, expected) => {
    expect(await typed(...words)).toContain(expected);
  });
});
