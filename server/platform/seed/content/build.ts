import type { SeedProduct, SeedVariant } from "../seed.types";

/** A size such as "500 g" becomes a weight and a key of ProductWeightUnit. */
const units: Record<string, string> = {
  g: "GRAM",
  kg: "KILOGRAM",
  ml: "MILLILITRE",
  L: "LITRE",
  pc: "PIECE",
  pack: "PACK",
  dozen: "DOZEN",
  cm: "CENTIMETRE",
};

/** Size, MRP and selling price in rupees, stock; `"hidden"` for a variant that is not shown. */
export type VariantRow = [size: string, mrp: number, sellingPrice: number, stock: number, visibility?: "hidden"];

type Look = "one" | "many" | "stage";

/** More of the same: the first variant shows one of it, larger ones show several. */
const packLooks: Look[][] = [
  ["one", "stage"],
  ["many", "stage"],
  ["stage", "many", "one"],
];
/** The same in another size: three pans would mislead, so each variant shows one. */
const sizeLooks: Look[][] = [
  ["one", "stage"],
  ["stage", "one"],
];

const rows =
  (looks: Look[][]) =>
  (stem: string, picture: string, ...table: VariantRow[]): SeedVariant[] =>
    table.map(([size, mrp, sellingPrice, stock, visibility], index) => {
      const [amount = "", unit = ""] = size.split(" ");
      const weightUnit = units[unit];
      if (!weightUnit) throw new Error(`Unknown size "${size}" in ${stem}`);
      return {
        sku: `${stem}-${size.replace(" ", "").toUpperCase()}`,
        mrp,
        sellingPrice,
        stock,
        weight: Number(amount),
        weightUnit,
        ...(visibility === "hidden" ? { isVisible: false } : {}),
        pictures: (looks[index % looks.length] ?? []).map((look) => `${picture}-${look}.webp`),
      };
    });

/** Packs of a product, small to large. The SKU is the stem and the size: `FB-APPLE` and "500 g" give `FB-APPLE-500G`. */
export const packs = rows(packLooks);
/** Sizes of one piece, with SKUs in the same manner. */
export const sizes = rows(sizeLooks);

/** A product's description: a paragraph and a bullet list. */
export const describe = (text: string, ...points: string[]): string =>
  `<p>${text}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;

type Tax = Pick<SeedProduct, "taxPercent" | "taxType">;
/** An Indian GST slab, within the price or on top of it. */
export type GstSlab = 0 | 5 | 12 | 18;
export const inclusive = (taxPercent: GstSlab): Tax => ({ taxPercent, taxType: "INCLUSIVE" });
export const exclusive = (taxPercent: GstSlab): Tax => ({ taxPercent, taxType: "EXCLUSIVE" });
