/** Column names that occur only in Shopify's exports: the older ones and today's. */
const TELLS = [
  "variant price",
  "variant sku",
  "body (html)",
  "url handle",
  "product image url",
  "published on online store",
];

export function isShopify(headers: readonly string[]): boolean {
  const found = new Set(headers.map((header) => header.trim().toLowerCase()));
  return TELLS.filter((name) => found.has(name)).length >= 2;
}
