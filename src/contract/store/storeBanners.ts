import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { PicturePath, Whole } from "../wire.types";

export interface Banner extends StoreText {
  id?: string;
  bannerPath: PicturePath;
  isActive: boolean;
  /** A description of the picture for those who cannot see it. */
  altText?: string;
  /** A title over the picture, and a text under the title. */
  title?: string;
  text?: string;
  /** Where the banner leads: a path in the store (`/category/…`) or an https address. */
  link?: string;
}

export type WholeBanner = Whole<Banner, "id" | "altText">;

export const storeBanners = {
  list: endpoint<{ query: { isActive?: boolean }; reply: Banner[]; whole: WholeBanner[] }>(
    "GET",
    "/api/store-banners",
    "store",
  ),
};
