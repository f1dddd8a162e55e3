import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";

/** `1 product, 2 variants and 1 category`. */
export function goodsIn({ products, categories }: StoreFolder): string {
  const variants = products.reduce((sum, product) => sum + product.variants.length, 0);
  const [goods, kinds] = [counted(products.length, "product"), counted(categories.length, "category", "categories")];
  return `${goods}, ${counted(variants, "variant")} and ${kinds}`;
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;
