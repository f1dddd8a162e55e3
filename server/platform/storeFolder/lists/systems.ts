import type { Meaning } from "./meanings";

/** A shop system whose exports are known. */
export interface System {
  name: string;
  /** Names of columns of which `least` stand together in its exports alone. */
  tells: readonly string[];
  least: number;
  /** Names of columns that mean something else than usual. */
  columns?: Partial<Record<Meaning, readonly string[]>>;
  /** Of a product with rows of its own for its variants, the kind of row that is not sold itself. */
  head?: RegExp;
  /** The kind of row whose options tell variants apart; in others they are facts. All kinds when left out. */
  variant?: RegExp;
  /** The kind of row that only has another picture of the product above it. */
  picture?: RegExp;
  /** Kinds of rows that are no goods. */
  skipped?: RegExp;
  /** Between the values of a cell that stands for several variants. */
  lists?: RegExp;
  /** What weights are in where no column says it. */
  weightUnit?: string;
}

/** Their columns as their exports write them (ADR 67). Shopify's list needs no line here: a folder holds it as it is. */
export const SYSTEMS: readonly System[] = [
  {
    name: "WooCommerce",
    tells: [
      "in stock?",
      "regular price",
      "sold individually?",
      "is featured?",
      "visibility in catalog",
      "tax class",
      "ist hervorgehoben?",
      "artikelnummer",
      "regulärer preis",
      "übergeordnetes produkt",
      "mis en avant ?",
      "ugs",
      "tarif régulier",
      "tarif promo",
      "¿está destacado?",
      "precio normal",
      "precio rebajado",
      "etiquetas",
    ],
    least: 2,
    columns: { kind: ["type", "typ", "tipo"] },
    head: /variable/i,
    variant: /variation/i,
    skipped: /grouped|external/i,
  },
  {
    name: "Magento",
    tells: ["product_type", "attribute_set_code", "product_websites", "additional_attributes", "url_key"],
    least: 3,
    head: /configurable/i,
    skipped: /grouped|bundle|downloadable|giftcard/i,
    weightUnit: "kg",
  },
  {
    name: "Wix",
    tells: ["handleid", "fieldtype", "productimageurl", "ribbon", "discountmode", "surcharge"],
    least: 3,
    head: /product/i,
    lists: /;/,
    weightUnit: "kg",
  },
  {
    name: "Square",
    tells: ["token", "item name", "variation name", "stockable", "sellable", "reporting category", "option name 1"],
    least: 3,
    columns: { handle: ["reference handle"] },
  },
  {
    name: "Etsy",
    tells: ["currency_code", "materials", "variation 1 type", "variation 1 values", "image10"],
    least: 3,
    lists: /,/,
  },
  {
    name: "BigCommerce",
    tells: [
      "item type",
      "product code/sku",
      "bin picking number",
      "option set",
      "product visible?",
      "inventory tracking",
      "is visible",
      "bin picking number (bpn)",
      "channels",
    ],
    least: 3,
    columns: { kind: ["item type", "item"], assignments: ["options"], id: ["product id", "id"] },
    head: /product/i,
    picture: /image/i,
    skipped: /rule|video/i,
    weightUnit: "kg",
  },
  {
    name: "Loyverse",
    tells: ["sold by weight", "default price", "track stock", "sku of included item", "option 1 name"],
    least: 3,
  },
  {
    name: "Zoho",
    tells: [
      "item id",
      "item name",
      "rate",
      "stock on hand",
      "usage unit",
      "intra state tax rate",
      "reorder level",
      "attribute name1",
    ],
    least: 3,
    columns: { title: ["product name", "item group", "item name"], category: ["category name"] },
  },
  {
    name: "Medusa",
    tells: [
      "product handle",
      "product discountable",
      "variant title",
      "variant allow backorder",
      "variant manage inventory",
    ],
    least: 3,
    weightUnit: "g",
  },
  {
    name: "Spree",
    tells: [
      "slug",
      "available_on",
      "track_inventory",
      "inventory_count",
      "inventory_backorderable",
      "compare_at_price",
      "option1_name",
    ],
    least: 4,
  },
  {
    name: "Vendure",
    tells: ["optiongroups", "optionvalues", "facets", "taxcategory", "stockonhand", "variantassets"],
    least: 3,
  },
];

/** A sheet that a person has made. */
export const PLAIN_SHEET: System = { name: "a plain sheet", tells: [], least: 0 };
