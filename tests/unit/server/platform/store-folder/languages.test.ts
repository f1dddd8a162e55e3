import { describe, expect, it } from "vitest";
import { languageCodes } from "#contract/languages.ts";
import { DEMO_STORES } from "#server/platform/seed/demoStores.ts";
import { readDemoStore } from "#server/platform/seed/readDemoStore.ts";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleStoreYaml } from "#server/platform/storeFolder/example/exampleStoreYaml.ts";
import { missingWords } from "#server/platform/storeFolder/languages/missingWords.ts";

const YAML = exampleStoreYaml("my-shop", "My Shop");
const PICTURES = new Map(
  ["logo.png", "banner.png", "fruits.png"].map((path) => [path, { path: `pictures/${path}`, key: "0".repeat(40) }]),
);
const PRODUCTS = `handle,title,title:hi,title:ur,category,sku,price,stock,colour,description,description:hi,material
apple,Apple,सेब,سیب,fruits,A1,10,5,Rust,Crisp,कुरकुरे,Cotton
pear,Pear,,ناشپاتی,fruits,P1,10,5,Red,,,
`;
const CATEGORIES = "handle,name,name:hi\nfruits,Fruits,फल\n";

const changed = (from: RegExp | string, to: string) => {
  const text = YAML.replace(from, to);
  expect(text).not.toBe(YAML);
  return text;
};
const with3 = (more = "") => changed("languages:\n  - en", `languages: [en, hi, ur]\n${more}`);

function check(files: { yaml?: string; products?: string; categories?: string; others?: Record<string, string> } = {}) {
  const { yaml = with3(), products = PRODUCTS, categories = CATEGORIES, others = {} } = files;
  const texts = { "store.yaml": yaml, "products.csv": products, "categories.csv": categories, ...others };
  return checkFolder({
    texts: new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])),
    pictures: PICTURES,
  });
}
const told = (files: Parameters<typeof check>[0]) => check(files).problems.map(({ message }) => message);

describe("a store's words in its languages", () => {
  it("stand in the sheets beside the first language's", () => {
    const { folder, problems } = check();
    expect(problems).toEqual([]);
    expect(folder?.products.map(({ translations }) => translations)).toEqual([
      { hi: { name: "सेब", description: "<p>कुरकुरे</p>" }, ur: { name: "سیب" } },
      { ur: { name: "ناشپاتی" } },
    ]);
    expect(folder?.categories.map(({ translations }) => translations)).toEqual([{ hi: { name: "फल" } }]);
  });

  it("stand in store.yaml under the language's code, and policies in files of their own", () => {
    const yaml = with3("hi:\n  description: ताज़ा\n  words:\n    Rust: ज़ंग\n").replace(
      /faqs:[\s\S]*?\n(?=\n)/,
      "faqs:\n  - question: When?\n    answer: Soon.\n    hi: { question: कब?, answer: जल्द। }\n    ur: { question: کب؟ }\n",
    );
    const { folder, problems } = check({
      yaml,
      others: { "policies/refund.md": "Yes", "policies/refund.hi.md": "हाँ" },
    });
    expect(problems).toEqual([]);
    expect(folder?.translations).toEqual({
      hi: { description: "ताज़ा", words: { Rust: "ज़ंग" }, policies: { refundPolicy: "<p>हाँ</p>" } },
    });
    expect(folder?.faqs[0]?.translations).toEqual({ hi: { q: "कब?", a: "जल्द।" }, ur: { q: "کب؟" } });
  });

  it("are refused in a language that the store does not offer, or that is its first one", () => {
    const english = changed("languages:\n  - en\n", "hi:\n  description: ताज़ा\n");
    const other = "which is not among the languages of store.yaml: add hi there, or remove it.";
    expect(told({ yaml: english, others: { "policies/refund.hi.md": "हाँ" } })).toEqual(
      expect.arrayContaining([
        `hi is in hi (हिन्दी), ${other}`,
        `it is in hi (हिन्दी), ${other}`,
        `the column "title:hi" is in hi (हिन्दी), ${other}`,
        `the column "name:hi" is in hi (हिन्दी), ${other}`,
      ]),
    );
    const hindi = changed("languages:\n  - en", "languages: [hi, ur, en]");
    expect(told({ yaml: hindi })).toContain(
      `the column "title:hi" is in hi (हिन्दी), which is the store's first language: its words stand under "title".`,
    );
  });

  it("are refused in a language that Haat does not know", () => {
    expect(told({ products: PRODUCTS.replace("title:ur", "title:fr") })).toEqual([
      `the column "title:fr" is in a language that the shop does not know: there are ${languageCodes.join(", ")}.`,
    ]);
  });

  it("are missed in words that name the language, how many, and the first", () => {
    const { notes } = check();
    expect(notes).toEqual(
      expect.arrayContaining([
        "hi: 1 of 2 products have no title, first: pear.",
        "ur: 1 of 1 products have no description, first: apple.",
        "ur: 1 of 1 categories have no name, first: fruits.",
        "hi: the store has no description.",
        expect.stringMatching(/^hi: (\d+) of \1 words are not translated, first: "Colour"\.$/),
      ]),
    );
    expect(notes.filter((note) => note.startsWith("ur: 0"))).toEqual([]);
  });

  it.each(DEMO_STORES)("are missing nowhere in the demo store %s", async (store) => {
    expect(missingWords(await readDemoStore(store))).toEqual([]);
  });
});
