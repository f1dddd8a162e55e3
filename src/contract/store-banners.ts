import { endpoint } from "./endpoint";
import type { PicturePath, Whole } from "./wire.types";

export interface Banner {
  id?: string;
  bannerPath: PicturePath;
  isActive: boolean;
  /** What the picture says, for those who do not see it. */
  altText?: string;
}

export type WholeBanner = Whole<Banner, "id" | "altText">;

export const storeBanners = {
  list: endpoint<{ query: { isActive?: boolean }; reply: Banner[]; whole: WholeBanner[] }>(
    "GET",
    "/api/store-banners",
    "store",
  ),
};
