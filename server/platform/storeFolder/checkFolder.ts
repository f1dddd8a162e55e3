import { CategoryNames } from "./csv/CategoryNames";
import { PRODUCTS_FILE } from "./csv/productColumns";
import { CATEGORIES_FILE, readCategories } from "./csv/readCategories";
import { readProducts } from "./csv/readProducts";
import { readTable } from "./csv/readTable";
import type { Declared } from "./Declared";
import type { Files } from "./Files.types";
import { unfilledFacts } from "./facts/unfilledFacts";
import { missingWords } from "./languages/missingWords";
import { wordsIn } from "./languages/wordsIn";
import { PictureNames } from "./PictureNames";
import { productColumnNames } from "./productColumnNames";
import { POLICY_FILES, readPolicies } from "./readPolicies";
import type { FolderCategory, FolderProduct, Problem, StoreFolder } from "./StoreFolder.types";
import { isShopify } from "./shopify/isShopify";
import { readShopify } from "./shopify/readShopify";
import { suggestion } from "./suggestion";
import { readStoreYaml, STORE_FILE } from "./yaml/readStoreYaml";

export interface CheckedFolder {
  /** Undefined when there is a problem. */
  folder?: StoreFolder;
  /** Every mistake, in the order of files and lines. */
  problems: Problem[];
  /** Remarks about valid files, such as what could not be imported. */
  notes: string[];
  /** Addresses of pictures that are not in the folder yet. */
  unfetched: string[];
  /** Categories that products name and categories.csv does not. */
  missingCategories: string[];
}

/** Checks a store's folder without writing anything. */
export function checkFolder(files: Files): CheckedFolder {
  const pictures = new PictureNames(files.pictures);
  const notes: string[] = [];
  const missing = [STORE_FILE, PRODUCTS_FILE].filter((file) => !files.texts.has(file));
  const problems: Problem[] = missing.map((file) => ({
    file,
    message: "it is missing: `haat store init` writes an example of it.",
  }));
  problems.push(...strangers(files));
  for (const { path, refused } of files.pictures.values()) {
    if (refused !== undefined) problems.push({ file: path, message: `it cannot be shown: ${refused}` });
  }
  const { facts, declared, problemAt, ...store } = readStoreYaml(
    files.texts.get(STORE_FILE) ?? Buffer.from(""),
    pictures,
  );
  if (files.texts.has(STORE_FILE)) problems.push(...store.problems);
  const policies = readPolicies(files.texts, facts?.languages);
  problems.push(...policies.problems);
  const goods = readGoods(files, pictures, declared);
  problems.push(...goods.problems);
  notes.push(...goods.notes, ...unfilledFacts(declared.facts, goods.products));
  for (const [at, banner] of (facts?.banners ?? []).entries()) {
    if (banner.category === undefined) continue;
    const handle = goods.names.find(banner.category);
    if (typeof handle === "string") banner.category = handle;
    else
      problems.push(
        problemAt(
          ["banners", at, "category"],
          `banners[${at + 1}].category is "${banner.category}"; meant is ${handle.words}`,
        ),
      );
  }
  const remarks = { problems, notes, unfetched: [...pictures.unfetched], missingCategories: goods.names.missing() };
  if (problems.length > 0 || facts === undefined) return remarks;
  const folder: StoreFolder = {
    ...facts,
    policies: policies.policies,
    translations: wordsIn(facts.languages, (code) => ({
      ...facts.translations?.[code],
      ...(policies.translations[code] && { policies: policies.translations[code] }),
    })),
    categories: goods.categories,
    products: goods.products,
    files: [...files.texts].map(([path, bytes]) => ({ path, content: bytes.toString("base64") })),
    pictures: [...files.pictures.values()].flatMap(({ path, key }) => (key === undefined ? [] : [{ path, key }])),
  };
  notes.push(...missingWords(folder));
  return { folder, ...remarks };
}

interface Goods {
  categories: FolderCategory[];
  products: FolderProduct[];
  names: CategoryNames;
  problems: Problem[];
  notes: string[];
}

function readGoods(files: Files, pictures: PictureNames, declared: Declared): Goods {
  const listed = files.texts.get(CATEGORIES_FILE);
  const read =
    listed === undefined ? { categories: [], problems: [] } : readCategories(listed, pictures, declared.languages);
  const sheet = readTable(
    PRODUCTS_FILE,
    files.texts.get(PRODUCTS_FILE) ?? Buffer.from(""),
    productColumnNames(declared),
  );
  const fromShopify = sheet.table !== undefined && isShopify(sheet.table.headers);
  const names = new CategoryNames(read.categories, listed === undefined || fromShopify);
  const nothing = { products: [], problems: files.texts.has(PRODUCTS_FILE) ? sheet.problems : [], notes: [] };
  const goods =
    sheet.table === undefined
      ? nothing
      : fromShopify
        ? readShopify(sheet.table, names, pictures, declared)
        : { ...readProducts(sheet.table, names, pictures, declared), notes: [] };
  return {
    categories: [...read.categories, ...names.made],
    products: goods.products,
    names,
    problems: [...read.problems, ...goods.problems],
    notes: goods.notes,
  };
}

const KNOWN = [STORE_FILE, CATEGORIES_FILE, PRODUCTS_FILE, ...POLICY_FILES];

/** Files in further languages are not listed. */
const isUsual = (path: string) => !/\.\w+\.md$/.test(path);

/** Reports files with unknown names, because a misspelt one would be ignored silently. */
function strangers({ texts }: Files): Problem[] {
  return [...texts.keys()]
    .filter((path) => !KNOWN.includes(path))
    .map((path) => ({
      file: path,
      message: `it is no file of a store.${suggestion(path, KNOWN) || ` Known are ${KNOWN.filter(isUsual).join(", ")} and pictures/.`}`,
    }));
}
