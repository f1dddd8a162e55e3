import type { Meaning } from "./meanings";

/** A shop system whose exports are known. */
export interface System {
  name: string;
  /** Where its columns are documented. */
  source: string;
  /** Names of columns. Only this system's exports have `least` of them together. */
  tells: readonly string[];
  least: number;
  /** Names of columns with another meaning than usual. */
  columns?: Partial<Record<Meaning, readonly string[]>>;
  /** The kind of row that describes a product whose variants have rows of their own, and that is not sold itself. */
  head?: RegExp;
  /** The first of several rows of a product is the product itself, which is not sold. */
  isFirstHead?: true;
  /** The kind of row whose options distinguish variants; in other rows they are facts. All kinds by default. */
  variant?: RegExp;
  /** The kind of row that only has another picture of the product above it. */
  picture?: RegExp;
  /** The kind of row that changes the price of a variant, which it names by its SKU. */
  rule?: RegExp;
  /** Kinds of rows that are not goods. */
  skipped?: RegExp;
  /** A variant with an option's name but no value stands for all values of the product. */
  isEmptyAny?: true;
  /** Separates the values of a cell that stands for several variants. */
  lists?: RegExp;
  /**
   * Numbers have no thousands separators, so a comma in them is a decimal comma, even in a list that separates cells by
   * commas.
   */
  decimalComma?: true;
  /** The unit of weights without one. */
  weightUnit?: string;
}

/**
 * The columns of each system as its exports write them (ADR 67). Shopify's list needs no line here, because a folder may
 * contain it unchanged.
 */
export const SYSTEMS: readonly System[] = [
  {
    name: "WooCommerce",
    source: "github.com/woocommerce/woocommerce, includes/export/class-wc-product-csv-exporter.php",
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
    isEmptyAny: true,
    lists: /(?<!\\),\s*/,
    decimalComma: true,
  },
  {
    name: "Magento",
    source: "github.com/magento/magento2, app/code/Magento/ImportExport/Files/Sample/catalog_product.csv",
    tells: ["product_type", "attribute_set_code", "product_websites", "additional_attributes", "url_key"],
    least: 3,
    columns: { catalogueVisibility: ["visibility"] },
    head: /configurable/i,
    skipped: /grouped|bundle|downloadable|giftcard/i,
    weightUnit: "kg",
  },
  {
    name: "Wix",
    source:
      "support.wix.com, Importing Products from Another eCommerce Platform: the template, in its older and its current form",
    tells: [
      "handleid",
      "fieldtype",
      "productimageurl",
      "ribbon",
      "discountmode",
      "surcharge",
      "plaindescription",
      "strikethroughprice",
      "preorderenabled",
      "productoptionchoices1",
    ],
    least: 3,
    head: /product/i,
    picture: /media/i,
    lists: /;/,
    weightUnit: "kg",
  },
  {
    name: "Square",
    source: "squareup.com/help, Import items online: the exported library, whose columns name the locations",
    tells: ["token", "item name", "variation name", "stockable", "sellable", "reporting category", "option name 1"],
    least: 3,
    columns: { handle: ["reference handle"] },
  },
  {
    name: "Etsy",
    source: "Etsy, Shop Manager, Settings, Options, Download Data: EtsyListingsDownload.csv",
    tells: ["currency_code", "materials", "variation 1 type", "variation 1 values", "image10"],
    least: 3,
    lists: /,/,
  },
  {
    name: "BigCommerce",
    source:
      "support.bigcommerce.com, Supported Product Fields (Item, ID, Name …) and Importing Product Options (Item Type, Product ID …)",
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
      "internal image url (export)",
      "image url (import)",
    ],
    least: 3,
    columns: { kind: ["item type", "item"], assignments: ["options"], id: ["product id", "id"] },
    head: /product/i,
    picture: /image/i,
    rule: /rule/i,
    skipped: /video/i,
    weightUnit: "kg",
  },
  {
    name: "Loyverse",
    source: "help.loyverse.com/help/importing-and-exporting: the exported list, whose columns name the stores",
    tells: ["sold by weight", "default price", "track stock", "sku of included item", "option 1 name"],
    least: 3,
    columns: { price: ["price [*]", "price", "default price"] },
  },
  {
    name: "Zoho",
    source: "zoho.com/in/books and zoho.com/in/inventory, Items, Export: all of their columns",
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
    columns: {
      title: ["product name", "item group", "item group name", "group name", "item name"],
      category: ["category name"],
    },
  },
  {
    name: "Medusa",
    source: "github.com/medusajs/medusa, packages/core/core-flows/src/product/helpers/normalize-for-export.ts",
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
    source: "github.com/spree/spree, spree/core/app/presenters/spree/csv/product_variant_presenter.rb",
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
    isFirstHead: true,
  },
  {
    name: "Vendure",
    source:
      "github.com/vendure-ecommerce/vendure, packages/core/src/data-import/providers/import-parser/import-parser.ts",
    tells: ["optiongroups", "optionvalues", "facets", "taxcategory", "stockonhand", "variantassets"],
    least: 3,
  },
];

/** A sheet that a person has made. */
export const PLAIN_SHEET: System = { name: "a plain sheet", source: "whoever has made it", tells: [], least: 0 };
