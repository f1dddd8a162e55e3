import type { WholeCartItem } from "#contract/sale/carts.ts";
import { paiseToRupees } from "../../../money";
import type { OptionPairs } from "../../common/options/OptionPairs.types";
import { toldOptions } from "../../common/options/toldOptions";
import type { PricedLine } from "../pricing/priceLines";

/** The facts of a variant that a line shows, at some time. Amounts are in paise. */
export interface LineSnapshot extends Omit<PricedLine, "quantity"> {
  variantId: string;
  productId: string;
  productName: string;
  sku: string;
  thumbnail: string;
  weight: number;
  weightUnit: string;
  options: OptionPairs;
}

export interface Line extends LineSnapshot {
  quantity: number;
}

/** A variant that can be bought today. */
export interface OnSale extends LineSnapshot {
  availableQuantity: number;
}

/** A line compared with today's catalogue. */
export interface AssessedLine extends Line {
  isPriceChanged: boolean;
  insufficientStock: boolean;
  currentAvailableQuantity: number;
}

/**
 * Prices a line from the platform's records. A line whose product is gone or hidden keeps its facts, with nothing
 * available, so that the shopper is told.
 */
export function assessLine(line: Line, current: OnSale | undefined): AssessedLine {
  if (!current) {
    return { ...line, isPriceChanged: false, insufficientStock: true, currentAvailableQuantity: 0 };
  }
  const { availableQuantity, ...snapshot } = current;
  return {
    ...snapshot,
    quantity: line.quantity,
    isPriceChanged: snapshot.sellingPricePaise !== line.sellingPricePaise,
    insufficientStock: availableQuantity < line.quantity,
    currentAvailableQuantity: availableQuantity,
  };
}

/** A line that is sold out or gone is shown, but does not count in the sums. */
export const canBeBought = (line: AssessedLine): boolean => line.currentAvailableQuantity > 0;

/** The part of the line that is stored. */
export function toLine(line: AssessedLine): Line {
  const { isPriceChanged: _isPriceChanged, insufficientStock: _short, currentAvailableQuantity: _left, ...rest } = line;
  return rest;
}

export function toCartItem(line: AssessedLine): WholeCartItem {
  return {
    productId: line.productId,
    productVariantId: line.variantId,
    productName: line.productName,
    sku: line.sku,
    thumbnail: line.thumbnail,
    mrp: paiseToRupees(line.mrpPaise),
    sellingPrice: paiseToRupees(line.sellingPricePaise),
    quantity: line.quantity,
    weight: line.weight,
    weightUnit: line.weightUnit,
    ...toldOptions(line.options),
    taxType: line.taxType,
    taxPercent: line.taxPercent,
    isPriceChanged: line.isPriceChanged,
    insufficientStock: line.insufficientStock,
    currentAvailableQuantity: line.currentAvailableQuantity,
  };
}
