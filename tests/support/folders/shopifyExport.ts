const OLD = {
  handle: "Handle",
  title: "Title",
  body: "Body (HTML)",
  vendor: "Vendor",
  type: "Type",
  tags: "Tags",
  published: "Published",
  option1Name: "Option1 Name",
  option1: "Option1 Value",
  option2Name: "Option2 Name",
  option2: "Option2 Value",
  sku: "Variant SKU",
  grams: "Variant Grams",
  tracker: "Variant Inventory Tracker",
  quantity: "Variant Inventory Qty",
  policy: "Variant Inventory Policy",
  price: "Variant Price",
  compareAt: "Variant Compare At Price",
  barcode: "Variant Barcode",
  image: "Image Src",
  imagePosition: "Image Position",
  giftCard: "Gift Card",
  variantImage: "Variant Image",
  status: "Status",
};

export type ShopifyRow = Partial<Record<keyof typeof OLD, string>>;
export type ShopifyNames = "older" | "today's";

const NEW: Record<keyof typeof OLD, string> = {
  ...OLD,
  handle: "URL handle",
  body: "Description",
  published: "Published on online store",
  option1Name: "Option1 name",
  option1: "Option1 value",
  option2Name: "Option2 name",
  option2: "Option2 value",
  sku: "SKU",
  grams: "Weight value (grams)",
  tracker: "Inventory tracker",
  quantity: "Inventory quantity",
  policy: "Continue selling when out of stock",
  price: "Price",
  compareAt: "Compare-at price",
  barcode: "Barcode",
  image: "Product image URL",
  imagePosition: "Image position",
  giftCard: "Gift card",
  variantImage: "Variant image URL",
};

/** A product list as Shopify exports it, with the older or today's names of its columns. */
export function shopifyCsv(rows: readonly ShopifyRow[], names: ShopifyNames = "older"): string {
  const columns = Object.entries(names === "older" ? OLD : NEW) as [keyof typeof OLD, string][];
  const lines = [columns.map(([, header]) => header), ...rows.map((row) => columns.map(([key]) => row[key] ?? ""))];
  return lines.map((cells) => `${cells.map(written).join(",")}\n`).join("");
}

const written = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The rows of products: one for each size, the first with the fields of the product. */
export function manyShopifyRows(products: number, sizes: readonly string[]): ShopifyRow[] {
  return Array.from({ length: products }, (_, at) =>
    sizes.map(
      (size, nth): ShopifyRow => ({
        handle: `product-${at}`,
        ...(nth === 0 && {
          title: `Product "${at}", of many`,
          body: `<p>Number ${at}</p>\n<ul><li>one</li></ul>`,
          vendor: `Maker ${at % 40}`,
          type: `Kind ${at % 25}`,
          tags: "good, many",
          published: "true",
          option1Name: "Size",
          status: "active",
          giftCard: "false",
        }),
        option1: size,
        sku: `SKU-${at}-${nth}`,
        tracker: "shopify",
        quantity: String((at + nth) % 90),
        policy: "deny",
        price: `${10 + nth * 10 + (at % 7)}.50`,
        compareAt: nth === 1 ? "99.00" : "",
      }),
    ),
  ).flat();
}
