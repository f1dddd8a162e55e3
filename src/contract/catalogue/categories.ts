import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { PicturePath } from "../wire.types";

export interface Category extends StoreText {
  id: string;
  name: string;
  imagePath: PicturePath;
  isActive: boolean;
  productCount: number;
}

export const categories = {
  /** Includes inactive and empty categories, which the storefront filters out (spec 5, Display). */
  list: endpoint<{ reply: Category[] }>("GET", "/api/categories", "store"),
};
