import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeImportList, storeImportShopify } from "#server/cli/commands/store/storeImportList.ts";
import { terminal } from "#server/cli/terminal.ts";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { readFolder } from "#server/platform/storeFolder/readFolder.ts";
import type { FolderVariant } from "#server/platform/storeFolder/StoreFolder.types.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

/** Imitations of what each system writes, all with the same goods. */
const LISTS = "tests/support/folders/lists";

/** What a system's export does not say, or says in its own way. */
interface Own {
  /** The name in the sentence about it. */
  system: string;
  mrp?: number;
  weight?: number;
  brand?: string;
  barcodes?: readonly string[];
  stocks?: readonly number[];
  variants?: readonly (readonly string[])[];
  skus?: readonly string[];
  pictures?: number;
  categories?: readonly string[];
  isMugShown?: boolean;
  mugStock?: number;
  tax?: number;
  description?: string;
}

const VARIANTS = [
  ["Red", "S"],
  ["Red", "M"],
  ["Blue", "S"],
] as const;
const SKUS = ["TEE-RED-S", "TEE-RED-M", "TEE-BLU-S"];
const BARCODES = ["8901234567011", "8901234567028", "8901234567035"];
const NO_CODES = ["", "", ""];

const SYSTEMS: Record<string, Own> = {
  woocommerce: { system: "a list of WooCommerce" },
  "woocommerce-german": { system: "a list of WooCommerce" },
  "woocommerce-french": { system: "a list of WooCommerce" },
  "woocommerce-spanish": { system: "a list of WooCommerce" },
  magento: { system: "a list of Magento", brand: "", barcodes: NO_CODES },
  wix: { system: "a list of Wix", barcodes: NO_CODES },
  "wix-2025": { system: "a list of Wix", categories: ["Other"] },
  square: { system: "a list of Square", mrp: 499, brand: "", pictures: 0, isMugShown: true, tax: 5 },
  etsy: {
    system: "a list of Etsy",
    mrp: 499,
    weight: 1,
    brand: "",
    barcodes: ["", "", "", ""],
    stocks: [8, 8, 8, 8],
    variants: [
      ["Red", "S"],
      ["Red", "M"],
      ["Blue", "S"],
      ["Blue", "M"],
    ],
    skus: [...SKUS, "TEE-BLU-M"],
    categories: ["Other"],
    isMugShown: true,
  },
  bigcommerce: { system: "a list of BigCommerce" },
  "bigcommerce-2024": { system: "a list of BigCommerce", brand: "" },
  loyverse: { system: "a list of Loyverse", mrp: 499, weight: 1, brand: "", pictures: 0, tax: 5 },
  zoho: { system: "a list of Zoho", mrp: 499, pictures: 0, tax: 5 },
  medusa: {
    system: "a list of Medusa",
    mrp: 499,
    brand: "",
    stocks: [0, 0, 0],
    mugStock: 0,
    categories: ["pcat_1", "pcat_2"],
  },
  spree: { system: "a list of Spree", barcodes: NO_CODES },
  vendure: { system: "a list of Vendure", mrp: 499, weight: 1, barcodes: NO_CODES },
  plain: {
    system: "a plain sheet",
    weight: 1,
    skus: ["cotton-tee-red-s", "cotton-tee-red-m", "cotton-tee-blue-s"],
    pictures: 0,
    isMugShown: true,
    tax: 5,
    description: "",
  },
  shopify: { system: "a list of Shopify" },
};

describe("haat store import-list", () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), "haat-list-"));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  const take = async (
    list: string,
    currency: string | undefined = "INR",
    command = storeImportList,
    fact?: string[],
  ) => {
    const io = { ...recordingIo(), writeFile: terminal().writeFile };
    const folder = join(place, "my-shop");
    const code = await command
      .runAlone({ file: list, folder, currency, ...(fact && { fact }) }, io)
      .catch((error: Error) => error.message);
    return { code, folder, said: io.said, warned: io.warned };
  };
  const goodsOf = async (folder: string) => {
    const { files } = await readFolder(folder, () => {});
    // As if they had been fetched.
    const { folder: read, problems, unfetched } = checkFolder(files);
    expect(problems).toEqual([]);
    return { products: read?.products ?? [], categories: read?.categories ?? [], unfetched };
  };
  const of = <T>(variants: readonly FolderVariant[] = [], get: (variant: FolderVariant) => T) => variants.map(get);

  it("is tested with a list of every system", () => {
    expect(readdirSync(LISTS).sort()).toEqual([...Object.keys(SYSTEMS), "unknown"].map((name) => `${name}.csv`).sort());
  });

  it.each(Object.entries(SYSTEMS))("imports a list of %s with everything that Haat can store", async (name, own) => {
    const { code, folder, said } = await take(join(LISTS, `${name}.csv`));
    expect(said[0]).toContain(`is ${own.system}, with`);
    expect(code).toBe(0);
    const { products, categories, unfetched } = await goodsOf(folder);
    const [tee, mug] = products;
    expect(products.map((product) => product.name)).toEqual(["Cotton Tee", "Mug"]);
    expect(categories.map((category) => category.name).sort()).toEqual(own.categories ?? ["Kitchen", "Tops"]);
    expect(tee?.description ?? "").toContain(own.description ?? "organic cotton");
    expect(tee?.facts.brand ?? "").toBe(own.brand ?? "Kora");
    expect(tee?.taxPercent).toBe(own.tax ?? 0);
    expect(tee?.options.map((option) => option.name)).toEqual(["Colour", "Size"]);
    expect(of(tee?.variants, ({ options }) => options.map(([, value]) => value))).toEqual(own.variants ?? VARIANTS);
    expect(of(tee?.variants, ({ sku }) => sku)).toEqual(own.skus ?? SKUS);
    expect(of(tee?.variants, ({ barcode }) => barcode ?? "")).toEqual(own.barcodes ?? BARCODES);
    expect(of(tee?.variants, ({ stock }) => stock)).toEqual(own.stocks ?? [3, 0, 5]);
    expect(new Set(of(tee?.variants, ({ sellingPricePaise }) => sellingPricePaise))).toEqual(new Set([49_900]));
    expect(new Set(of(tee?.variants, ({ mrpPaise }) => mrpPaise))).toEqual(new Set([(own.mrp ?? 599) * 100]));
    expect(new Set(of(tee?.variants, ({ weight }) => weight))).toEqual(new Set([own.weight ?? 200]));
    expect(unfetched.filter((address) => address.includes("tee"))).toHaveLength(own.pictures ?? 2);
    expect(
      of(mug?.variants, ({ sellingPricePaise, stock, isVisible }) => [sellingPricePaise, stock, isVisible]),
    ).toEqual([[15_000, own.mugStock ?? 7, own.isMugShown ?? false]]);
  });

  it("says what it takes each column for, and which ones it leaves out", async () => {
    const { said } = await take(join(LISTS, "woocommerce.csv"));
    expect(said).toEqual(expect.arrayContaining(["  Regular price → mrp", "  Attribute 1 value(s) → option value"]));
    expect(said.join("\n")).toMatch(/These columns have no place here and were left out: .*Position\./);
    expect(said.join("\n")).toContain("The list has no tax rate, so every product has 0 %");
  });

  it("asks for no currency where a column is in rupees", async () => {
    const list = join(place, "list.csv");
    writeFileSync(list, "Item,Price (₹),Qty\nMug,150,4");
    const io = { ...recordingIo(), writeFile: terminal().writeFile };
    expect(await storeImportList.runAlone({ file: list, folder: join(place, "my-shop") }, io)).toBe(0);
  });

  it("makes the folder of a list with mistakes, too, and says what is to be done", async () => {
    const list = join(place, "list.csv");
    writeFileSync(list, "Item,Rate,Qty,Picture\nMug,on request,4,/m/mug.jpg");
    const { code, folder, said, warned } = await take(list);
    expect(code).toBe(1);
    expect(readFileSync(join(folder, "products.csv"), "utf8")).toContain("m/mug.jpg");
    expect(said.join("\n")).toContain("1 pictures are files that the list only names, such as m/mug.jpg");
    expect(warned.at(-1)).toBe(`2 things are wrong in ${folder}; the folder is made.`);
    expect(said.at(-1)).toBe(`Mend this in ${folder}, then: haat store check ${folder}`);
  });

  it("keeps every attribute of WooCommerce that is asked for, and names those that are left out", async () => {
    const list = join(place, "list.csv");
    const head = "ID,Type,SKU,Name,Is featured?,In stock?,Stock,Regular price,Parent";
    const attributes = [1, 2, 3, 4].map((number) => `Attribute ${number} name,Attribute ${number} value(s)`);
    const rows = [
      '1,simple,MUG,Mug,0,1,4,150,,Material,Clay,Glaze,"Blue, white",Care,By hand,Height,9 cm',
      '2,variable,TEE,Tee,0,1,,,,Size,"S, M",Fabric,Jersey,,,,',
      "3,variation,TEE-S,Tee - S,0,1,4,499,TEE,Size,S,,,,,,",
    ];
    writeFileSync(list, [[head, ...attributes].join(","), ...rows].join("\n"));
    const { folder, said } = await take(list, "INR", storeImportList, ["Glaze", "Fabric"]);
    expect(said.join("\n")).toContain("have no place here and were left out: Height.");
    expect((await goodsOf(folder)).products.map(({ facts }) => facts)).toEqual([
      { material: "Clay", care: "By hand", glaze: "Blue, white" },
      { fabric: "Jersey" },
    ]);
  });

  it("reads the options of a simple product as facts", async () => {
    const { folder } = await take(join(LISTS, "woocommerce.csv"));
    expect((await goodsOf(folder)).products[1]?.facts).toEqual({ material: "Clay" });
  });

  describe("a column that is understood as nothing (ADR 69)", () => {
    const sheet = (): string => {
      const list = join(place, "list.csv");
      writeFileSync(
        list,
        'Product,Rate,Qty,"Fabric, GSM",Wash care\nKurta,200,3,"Khadi, 90",Cold\nMug,90,2,,Dishwasher\n',
      );
      return list;
    };

    it("is told with how to keep it", async () => {
      const { said } = await take(sheet());
      expect(said).toContain("These columns have no place here and were left out: Fabric, GSM, Wash care.");
      expect(said).toContain('To tell one of them of its products, add --fact "Fabric, GSM".');
    });

    it("is a fact that store.yaml declares, where that is said", async () => {
      const { code, folder, said } = await take(sheet(), "INR", storeImportList, ["Fabric, GSM", "Wash care"]);
      expect(code).toBe(0);
      expect(said.join("\n")).toContain("  Fabric, GSM → a fact, declared in store.yaml");
      expect(said.join("\n")).not.toContain("left out");
      expect((await goodsOf(folder)).products.map(({ facts }) => facts)).toEqual([
        { "fabric-gsm": "Khadi, 90", "wash-care": "Cold" },
        { "wash-care": "Dishwasher" },
      ]);
    });

    it("of Shopify's list is one, too", async () => {
      const list = join(place, "shopify.csv");
      const rows = readFileSync(join(LISTS, "shopify.csv"), "utf8").split("\r\n");
      writeFileSync(
        list,
        rows.map((row, at) => (row === "" ? row : `${["Weave", "Twill"][at] ?? ""},${row}`)).join("\r\n"),
      );
      const { folder } = await take(list, "INR", storeImportList, ["Weave"]);
      expect((await goodsOf(folder)).products[0]?.facts).toMatchObject({ weave: "Twill" });
    });

    it("must be in the list", async () => {
      expect((await take(sheet(), "INR", storeImportList, ["Wash car"])).code).toBe(
        '"Wash car" is no column that would be left out. Is "Wash care" meant?',
      );
      expect((await take(sheet(), "INR", storeImportList, ["Product"])).code).toBe(
        '"Product" is no column that would be left out. These are: Fabric, GSM, Wash care.',
      );
    });
  });

  it("takes a size that is a weight as the weight, and as an option beside another", async () => {
    const list = join(place, "list.csv");
    const rows = ["Cake,500 g,Plum,200,3", "Cake,1 kg,Plum,380,2", "Rice,5 kg,,400,9", "Rice,10 kg,,790,4"];
    writeFileSync(list, ["Product,Size,Flavour,Rate,Qty", ...rows].join("\n"));
    const { products } = await goodsOf((await take(list)).folder);
    expect(
      products.map(({ options, variants }) => [
        options.map(({ name }) => name),
        of(variants, (one) => [one.weight, one.weightUnit]),
      ]),
    ).toEqual([
      [
        ["Size", "Flavour"],
        [
          [500, "GRAM"],
          [1, "KILOGRAM"],
        ],
      ],
      [
        [],
        [
          [5, "KILOGRAM"],
          [10, "KILOGRAM"],
        ],
      ],
    ]);
  });

  it("asks for the currency of a list that names none, and refuses another than rupees", async () => {
    expect((await take(join(LISTS, "magento.csv"), "")).code).toMatch(/^The prices are in , /);
    const io = recordingIo();
    const asked = storeImportList.runAlone({ file: join(LISTS, "magento.csv"), folder: join(place, "a") }, io);
    await expect(asked).rejects.toThrow(
      "The list does not say its currency: add --currency INR if its prices are rupees.",
    );
    expect((await take(join(LISTS, "magento.csv"), "EUR")).code).toBe(
      "The prices are in EUR, and a shop sells in rupees (INR): change them first.",
    );
    const dollars = join(place, "etsy.csv");
    writeFileSync(dollars, readFileSync(join(LISTS, "etsy.csv"), "utf8").replaceAll("INR", "USD"));
    expect((await take(dollars)).code).toMatch(/^The prices are in USD/);
  });

  it("asks what the columns of an unknown list mean, in a file with its first values", async () => {
    const list = join(LISTS, "unknown.csv");
    const { code, folder, warned } = await take(list);
    expect(code).toBe(1);
    expect(warned).toEqual([
      expect.stringMatching(/^Only you know what the columns of .* mean: say it in .*columns\.yaml/),
    ]);
    const path = join(folder, "columns.yaml");
    const asked = readFileSync(path, "utf8");
    expect(asked).toContain('  # "Cotton Tee", "Mug"\n  Warenname:\n  # "499", "150"\n  Kosten:');
    const answer = asked.replace("Warenname:", "Warenname: title").replace("Kosten:", "Kosten: prise");
    writeFileSync(path, answer);
    expect((await take(list)).warned[0]).toContain('"Kosten" is "prise", which is no meaning. Is "price" meant?');
    writeFileSync(path, answer.replace("prise", "price").replace("Menge:", "Menge: stock"));
    expect((await take(list)).code).toBe(0);
  });

  it("makes the same of Shopify's list under its own name, and never writes over a folder", async () => {
    expect((await take(join(LISTS, "shopify.csv"), "INR", storeImportShopify)).code).toBe(0);
    expect(readFileSync(join(place, "my-shop", "products.csv"))).toEqual(readFileSync(join(LISTS, "shopify.csv")));
    expect((await take(join(LISTS, "shopify.csv"))).code).toMatch(/is not empty: name a new folder/);
  });
});
