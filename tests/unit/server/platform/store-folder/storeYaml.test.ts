import { describe, expect, it } from "vitest";
import { exampleStoreYaml } from "#server/platform/storeFolder/example/exampleStoreYaml.ts";
import { PictureNames } from "#server/platform/storeFolder/PictureNames.ts";
import { readStoreYaml } from "#server/platform/storeFolder/yaml/readStoreYaml.ts";

const EXAMPLE = exampleStoreYaml("my-shop", "My Shop");
const PICTURES = new Map(["logo.png", "banner.png"].map((path) => [path, { path, key: "0".repeat(40) }]));

const read = (store: string) => readStoreYaml(Buffer.from(store), new PictureNames(PICTURES));
const told = (store: string) => read(store).problems.map(({ line, message }) => `${line ?? "-"}: ${message}`);
const changed = (...changes: [string, string][]) => {
  let text = EXAMPLE;
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return text;
};
const unknown = (count: number) => Array.from({ length: count }, (_, at) => `unknown${at}: 1\n`).join("");

describe("store.yaml", () => {
  it.each([1, 8, 9, 50])("is refused for %i unknown keys, and each of them is reported", (count) => {
    const found = told(EXAMPLE + unknown(count));
    expect(found).toHaveLength(count);
    for (const [at, message] of found.entries()) expect(message).toContain(`"unknown${at}" is not known in store.yaml`);
  });

  it("gets five mistakes reported beside seven unknown keys, in the order of its lines", () => {
    const store = changed(
      ['"#1f7a3d"', "green"],
      ["fee: 29", "fee: free"],
      ["wallet: false", "wallet: perhaps"],
      ["percent: 10", "percent: 0.1"],
      ["minimum: 199", "minimum: 1,99"],
    );
    expect(told(store + unknown(7))).toEqual([
      expect.stringContaining('colours.primary is "green"'),
      expect.stringContaining('delivery.fee is "free"; meant is an amount in rupees'),
      expect.stringContaining('payment.wallet is "perhaps"'),
      expect.stringContaining('coupons[1].percent is "0.1"; meant is a percentage from 1 to 100: for 10 %, write 10.'),
      expect.stringContaining('coupons[1].minimum is "1,99"; meant is an amount that can be read in one way only'),
      ...Array.from({ length: 7 }, (_, at) => expect.stringContaining(`"unknown${at}" is not known`)),
    ]);
  });

  it("names the store's languages, the first one first, and English alone when it names none", () => {
    expect(read(changed(["languages:\n  - en\n", ""])).facts?.languages).toEqual(["en"]);
    expect(read(changed(["languages:\n  - en", "languages: [hi, en]"])).facts?.languages).toEqual(["hi", "en"]);
  });

  it.each([
    ["[en, fr]", 'languages[2] is "fr"; meant is the code of a language: en (English), hi (हिन्दी)'],
    ["hi", 'languages is "hi"; meant is a list of languages, the first one first, such as [en, hi]; there are en'],
    ["[]", 'languages is "[]"; meant is a list of languages'],
    ["[hi, en, hi]", 'the language "hi" is there twice: keep one.'],
  ])("tells in one sentence what is wrong with the languages %s", (languages, message) => {
    expect(told(changed(["languages:\n  - en", `languages: ${languages}`]))).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it("may have amounts as owners write them, and gives them in paise", () => {
    const { facts, problems } = read(
      changed(
        ["fee: 29", "fee: ₹ 29.50"],
        ["freeFrom: 499", 'freeFrom: "1,499"'],
        ["minimum: 199", "minimum: 1,20,000"],
        ["atMost: 100", "atMost: 100/-"],
        ["percent: 10", "percent: 12.5 %"],
      ),
    );
    expect(problems).toEqual([]);
    expect(facts?.shipping).toMatchObject({ chargePaise: 2_950, freeFromPaise: 149_900 });
    expect(facts?.coupons[0]).toMatchObject({ percent: 12.5, minimumPaise: 12_000_000, maximumDiscountPaise: 10_000 });
  });

  it.each(["1.000", "29.999", "1e3", "0x1d", "-5", ".inf", "true", "[29]", "{ is: 29 }", '"1,99"', ""])(
    "may not have the ambiguous or invalid amount %s",
    (written) => {
      const found = told(changed(["fee: 29", `fee: ${written}`]));
      expect(found).toEqual([expect.stringMatching(/^55: delivery\.fee is .*; meant is an amount/)]);
    },
  );

  it("may have domains of any script, and gives them as browsers send them", () => {
    const names = ["shop.example", "दुकान.भारत", "straße.example", "متجر.example"];
    const { facts, problems } = read(changed(["domains: []", `domains: [${names.join(", ")}]`]));
    expect(problems).toEqual([]);
    expect(facts?.domains).toEqual([
      "shop.example",
      "xn--11b7ah1gn.xn--h2brj9c",
      "xn--strae-oqa.example",
      "xn--pgbep1f.example",
    ]);
  });

  it.each(["https://shop.example", "Shop.example", "दुकान", "shop..example", "shop.example/x", "-a.example"])(
    "may not have the domain %s",
    (domain) => {
      expect(told(changed(["domains: []", `domains: ["${domain}"]`]))).toEqual([
        expect.stringMatching(/domains\[1\] is ".*; meant is a domain/),
      ]);
    },
  );

  it("gets a repeated key reported", () => {
    expect(told(`${EXAMPLE}name: Another\n`)).toEqual([expect.stringContaining('"name" is there twice: keep one.')]);
  });

  // Refused by counting: parsing the first of these takes minutes.
  it.each([
    ["200,000 keys", unknown(200_000), /more than 40,000 entries/],
    ["200,000 entries of a list", `more: [${"1,".repeat(200_000)}1]`, /more than 40,000 entries/],
    ["five million letters", `# ${"x".repeat(5_000_000)}`, /larger than 4 MB/],
    ["30,000 lists in each other", `more:\n  ${"- ".repeat(30_000)}`, /nested too deeply/],
    ["30,000 lists in brackets", `more: ${"[".repeat(30_000)}`, /nested too deeply/],
  ])("is refused in one sentence for %s", (_, more, sentence) => {
    expect(told(EXAMPLE + more)).toEqual([expect.stringMatching(sentence)]);
  });

  it("may have up to a store's largest number of coupons", () => {
    const coupon = (at: number) => `  - { code: C${at}, amount: 5, minimum: 100, perCustomer: 2, enabled: true }\n`;
    const coupons = `coupons:\n${Array.from({ length: 2000 }, (_, at) => coupon(at)).join("")}`;
    const store = EXAMPLE.replace(/^coupons:\n(( .*|#.*)?\n)+/m, `${coupons}\n`);
    expect(told(store)).toEqual([]);
    expect(read(store).facts?.coupons).toHaveLength(2000);
  });
});
