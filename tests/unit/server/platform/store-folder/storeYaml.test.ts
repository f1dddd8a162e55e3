import { describe, expect, it } from "vitest";
import { checkFolder } from "../../../../../server/platform/storeFolder/checkFolder";
import { exampleFolder, exampleText, goodFolder } from "../../../../support/folders/exampleFolder";

const told = async (store: string) => {
  const { folder, problems } = checkFolder(await exampleFolder({ "store.yaml": store }));
  expect(folder === undefined).toBe(problems.length > 0);
  return problems.map(({ line, message }) => `${line ?? "-"}: ${message}`);
};
const changed = async (...changes: [string, string][]) => {
  let text = await exampleText("store.yaml");
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return text;
};
const unknown = (count: number) => Array.from({ length: count }, (_, at) => `unknown${at}: 1\n`).join("");

describe("store.yaml", () => {
  it.each([1, 8, 9, 50])("is refused for %i unknown keys, and each of them is told", async (count) => {
    const found = await told((await exampleText("store.yaml")) + unknown(count));
    expect(found).toHaveLength(count);
    for (const [at, message] of found.entries()) expect(message).toContain(`"unknown${at}" is not known in store.yaml`);
  });

  it("has five mistakes told beside seven unknown keys, in the order of its lines", async () => {
    const store = await changed(
      ['"#1f7a3d"', "green"],
      ["fee: 29", "fee: free"],
      ["wallet: false", "wallet: perhaps"],
      ["percent: 10", "percent: 0.1"],
      ["minimum: 199", "minimum: 1,99"],
    );
    expect(await told(store + unknown(7))).toEqual([
      expect.stringContaining('colours.primary is "green"'),
      expect.stringContaining('delivery.fee is "free"; meant is an amount in rupees'),
      expect.stringContaining('payment.wallet is "perhaps"'),
      expect.stringContaining('coupons[1].percent is "0.1"; meant is a percentage from 1 to 100: for 10 %, write 10.'),
      expect.stringContaining('coupons[1].minimum is "1,99"; meant is an amount that can be read in one way only'),
      ...Array.from({ length: 7 }, (_, at) => expect.stringContaining(`"unknown${at}" is not known`)),
    ]);
  });

  it("has amounts read as an owner writes them, in paise", async () => {
    const { shipping, coupons } = await goodFolder({
      "store.yaml": await changed(
        ["fee: 29", "fee: ₹ 29.50"],
        ["freeFrom: 499", 'freeFrom: "1,499"'],
        ["minimum: 199", "minimum: 1,20,000"],
        ["atMost: 100", "atMost: 100/-"],
        ["percent: 10", "percent: 12.5 %"],
      ),
    });
    expect(shipping).toMatchObject({ chargePaise: 2_950, freeFromPaise: 149_900 });
    expect(coupons[0]).toMatchObject({ percent: 12.5, minimumPaise: 12_000_000, maximumDiscountPaise: 10_000 });
  });

  it.each(["1.000", "29.999", "1e3", "0x1d", "-5", ".inf", "true", "[29]", "{ is: 29 }", '"1,99"', ""])(
    "has the amount %s refused, which could mean another one or none",
    async (written) => {
      const found = await told(await changed(["fee: 29", `fee: ${written}`]));
      expect(found).toEqual([expect.stringMatching(/^55: delivery\.fee is .*; meant is an amount/)]);
    },
  );

  it("has a key that is there twice told", async () => {
    expect(await told(`${await exampleText("store.yaml")}name: Another\n`)).toEqual([
      expect.stringContaining('"name" is there twice: keep one.'),
    ]);
  });

  // Refused by counting: parsing the first of these takes minutes.
  it.each([
    ["200,000 keys", unknown(200_000), /more than 40,000 entries/],
    ["200,000 entries of a list", `more: [${"1,".repeat(200_000)}1]`, /more than 40,000 entries/],
    ["five million letters", `# ${"x".repeat(5_000_000)}`, /larger than 4 MB/],
    ["30,000 lists in each other", `more:\n  ${"- ".repeat(30_000)}`, /nested too deeply/],
    ["30,000 lists in brackets", `more: ${"[".repeat(30_000)}`, /nested too deeply/],
  ])("is refused in one sentence for %s", async (_, more, sentence) => {
    expect(await told((await exampleText("store.yaml")) + more)).toEqual([expect.stringMatching(sentence)]);
  });

  it("may have as many coupons as a store may have", async () => {
    const coupon = (at: number) => `  - { code: C${at}, amount: 5, minimum: 100, perCustomer: 2, enabled: true }\n`;
    const coupons = `coupons:\n${Array.from({ length: 2000 }, (_, at) => coupon(at)).join("")}`;
    const store = (await exampleText("store.yaml")).replace(/^coupons:\n(( .*|#.*)?\n)+/m, `${coupons}\n`);
    expect((await goodFolder({ "store.yaml": store })).coupons).toHaveLength(2000);
  });
});
