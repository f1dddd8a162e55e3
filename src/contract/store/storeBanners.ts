import { endpoint } from "../endpoint";
import type { PicturePath, Whole } from "../wire.types";

export interface Banner {
  id?: string;
  bannerPath: PicturePath;
  isActive: boolean;
  /** What the picture says, for those who do not see it. */
  altText?: string;
  /** Words over the picture, and under them. */
  title?: string;
  text?: string;
  /** Where it leads: a path of the store (`/category/…`) or an https address. */
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
