import type { Imported } from "../../../db/schema/owner";
import type { FolderProduct, FolderVariant, StoreFolder } from "../../../storeFolder/StoreFolder.types";
import { Ids } from "./Ids";
import type { StoreRows } from "./readStoreRows";
import { unlessUnchanged } from "./unlessUnchanged";

type ProductRow = StoreRows["products"][number];
type VariantRow = StoreRows["productVariants"][number];
type CategoryRow = StoreRows["categories"][number];
type Goods = Pick<StoreFolder, "friendlyId" | "categories" | "products">;
type There = Pick<StoreRows, "categories" | "products" | "productVariants" | "imported">;

export interface WantedGoods {
  categories: CategoryRow[];
  products: ProductRow[];
  productVariants: VariantRow[];
}

/**
 * The goods of a folder as rows. An existing row keeps its id: categories and products are found by handle, variants by
 * SKU, and a product with a new handle by its former SKUs. Goods that left the folder are hidden.
 */
export function wantedGoods(folder: Goods, storeId: string, there: There): WantedGoods {
  const categories = wantedCategories(folder, storeId, there.categories);
  const categoryIds = new Map(categories.map(({ handle, id }) => [handle, id]));
  const finder = new ProductFinder(folder, there);
  const variantIds = new Map(there.productVariants.map((variant) => [variant.sku, variant]));
  const ids = new Ids(
    folder.friendlyId,
    there.productVariants.map(({ id }) => id),
  );
  const [products, productVariants]: [ProductRow[], VariantRow[]] = [[], []];
  const wantedSkus = new Set<string>();
  for (const [position, product] of folder.products.entries()) {
    const id = finder.idOf(product);
    products.push(productRow(product, id, storeId, position, categoryIds));
    for (const [at, variant] of product.variants.entries()) {
      const before = variantIds.get(variant.sku);
      wantedSkus.add(variant.sku);
      productVariants.push({
        id: before?.id ?? ids.of("variant", variant.sku),
        productId: id,
        storeId,
        position: at,
        ...cellsOf(variant, before, there.imported?.variants[variant.sku]),
      });
    }
  }
  const wanted = new Set(products.map(({ id }) => id));
  products.push(...there.products.filter(({ id }) => !wanted.has(id)));
  productVariants.push(...hidden(there.productVariants, wantedSkus, productVariants));
  return { categories, products, productVariants };
}

type LastCells = Imported["variants"][string];

/** The columns except those of the variant's place. */
function cellsOf(variant: FolderVariant, before: VariantRow | undefined, last: LastCells | undefined) {
  const { stock, sellingPricePaise: _, mrpPaise: __, line: ___, ...rest } = variant;
  const availableQuantity = unlessUnchanged(
    stock ?? before?.availableQuantity ?? 0,
    last?.[0] ?? undefined,
    before?.availableQuantity,
  );
  return {
    ...rest,
    barcode: rest.barcode ?? before?.barcode ?? "",
    availableQuantity,
    // The count of an existing row changes with its stock (`ownersCount`), never to a number computed here.
    countedQuantity: before?.countedQuantity ?? availableQuantity,
    ...pricesOf(variant, before, last),
  };
}

/**
 * Each price follows its own cell. If only one cell was changed and the shop's other price does not fit it, both come from
 * the file, because nothing may be sold above its MRP.
 */
function pricesOf(variant: FolderVariant, before: VariantRow | undefined, last: LastCells | undefined) {
  const { sellingPricePaise, mrpPaise } = variant;
  const prices = {
    sellingPricePaise: unlessUnchanged(sellingPricePaise, last?.[1], before?.sellingPricePaise),
    mrpPaise: unlessUnchanged(mrpPaise, last?.[2], before?.mrpPaise),
  };
  const isChanged = sellingPricePaise !== last?.[1] || mrpPaise !== last?.[2];
  return isChanged && prices.sellingPricePaise > prices.mrpPaise ? { sellingPricePaise, mrpPaise } : prices;
}

/** Hidden variants come after visible ones, because the first variant decides whether the product is visible. */
function hidden(
  there: readonly VariantRow[],
  wantedSkus: ReadonlySet<string>,
  wanted: readonly VariantRow[],
): VariantRow[] {
  const next = new Map<string, number>();
  for (const { productId, position } of wanted) next.set(productId, Math.max(next.get(productId) ?? 0, position + 1));
  return there
    .filter(({ sku }) => !wantedSkus.has(sku))
    .sort((a, b) => a.position - b.position)
    .map((variant) => {
      const position = next.get(variant.productId) ?? 0;
      next.set(variant.productId, position + 1);
      return { ...variant, position, isVisible: false };
    });
}

function productRow(
  product: FolderProduct,
  id: string,
  storeId: string,
  position: number,
  categoryIds: ReadonlyMap<string | null, string>,
): ProductRow {
  const { variants, category, ...rest } = product;
  return {
    translations: {},
    ...rest,
    id,
    storeId,
    position,
    categoryId: categoryIds.get(category) ?? "",
    thumbnail: variants.find(({ imagePathList }) => imagePathList.length > 0)?.imagePathList[0] ?? "",
  };
}

function wantedCategories(folder: Goods, storeId: string, there: readonly CategoryRow[]): CategoryRow[] {
  const ids = new Ids(
    folder.friendlyId,
    there.map(({ id }) => id),
  );
  const found = new Set<string>();
  const rows = folder.categories.map((category, position): CategoryRow => {
    const before =
      there.find(({ handle }) => handle === category.handle) ??
      there.find(({ handle, name, id }) => handle === null && name === category.name && !found.has(id));
    const id = before?.id ?? ids.of("category", category.name);
    found.add(id);
    return { translations: {}, ...category, id, storeId, position };
  });
  const gone = there.filter(({ id }) => !found.has(id));
  return [...rows, ...gone.map((category) => ({ ...category, isActive: false }))];
}

/** Finds the store's product that a product of the folder describes. */
class ProductFinder {
  private readonly byHandle = new Map<string | null, string>();
  private readonly bySku = new Map<string, string>();
  private readonly handles: ReadonlySet<string>;
  private readonly handleOf: ReadonlyMap<string, string | null>;
  private readonly found = new Set<string>();
  private readonly ids: Ids;

  constructor(folder: Goods, there: There) {
    for (const { handle, id } of there.products) if (handle !== null) this.byHandle.set(handle, id);
    for (const { sku, productId } of there.productVariants) this.bySku.set(sku, productId);
    this.handles = new Set(folder.products.map(({ handle }) => handle));
    this.handleOf = new Map(there.products.map(({ id, handle }) => [id, handle]));
    this.ids = new Ids(
      folder.friendlyId,
      there.products.map(({ id }) => id),
    );
  }

  idOf(product: FolderProduct): string {
    const id =
      this.byHandle.get(product.handle) ??
      this.renamed(product) ??
      this.ids.of("product", product.facts.brand ?? "", product.name);
    this.found.add(id);
    return id;
  }

  /** A product with one of these SKUs whose handle is no longer in the folder, or that never had a handle. */
  private renamed({ variants }: FolderProduct): string | undefined {
    for (const { sku } of variants) {
      const id = this.bySku.get(sku);
      if (id === undefined || this.found.has(id)) continue;
      const handle = this.handleOf.get(id);
      if (handle === null || handle === undefined || !this.handles.has(handle)) return id;
    }
    return undefined;
  }
}
