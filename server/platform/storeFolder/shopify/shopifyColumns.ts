import { FACT_COLUMNS, type FactColumn } from "../facts/factColumns";

/** The older column names of Shopify's exports, then today's. */
export const SHOPIFY_COLUMNS = {
  handle: ["handle", "url handle"],
  title: ["title"],
  body: ["body (html)", "description"],
  productCategory: ["product category"],
  type: ["type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  name1: ["option1 name"],
  option1: ["option1 value"],
  name2: ["option2 name"],
  option2: ["option2 value"],
  name3: ["option3 name"],
  option3: ["option3 value"],
  sku: ["variant sku", "sku"],
  barcode: ["variant barcode", "barcode"],
  price: ["variant price", "price"],
  compareAt: ["variant compare at price", "compare-at price"],
  quantity: ["variant inventory qty", "inventory quantity"],
  tracker: ["variant inventory tracker", "inventory tracker"],
  policy: ["variant inventory policy", "continue selling when out of stock"],
  grams: ["variant grams", "weight value (grams)"],
  image: ["image src", "product image url"],
  imagePosition: ["image position"],
  variantImage: ["variant image", "variant image url"],
  giftCard: ["gift card"],
  ...FACT_COLUMNS,
} as const;

export type ShopifyColumn = keyof typeof SHOPIFY_COLUMNS | FactColumn;

/** Columns that only describe how a row is read, so a shop loses nothing without them. */
export const SAYS_NOTHING =
  /^(option\d linked to|variant fulfillment service|fulfillment service|variant requires shipping|requires shipping|variant taxable|charge tax|variant weight unit|weight unit for display|unit price .*|included \/ .*|image alt text)$/i;
