import type { PicturePath } from "../wire.types";

/** Something in which the variants of a product differ: size, colour, flavour (ADR 66). */
export interface ProductOption {
  name: string;
  /** In the owner's order. */
  values: string[];
  /** How values look, by value. A value without a swatch is shown as text. */
  swatches?: Record<string, Swatch>;
}

/** One colour, two colours, or a picture. */
export interface Swatch {
  /** Each as `#7b1e2b`. */
  colours?: string[];
  picture?: PicturePath;
}

/** The value that one variant has of each option, in the order of its product's options. */
export type VariantOptions = Record<string, string>;
