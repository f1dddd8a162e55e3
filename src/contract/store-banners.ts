import { endpoint } from "./endpoint";
import type { PicturePath } from "./wire.types";

export interface Banner {
  id: string;
  bannerPath: PicturePath;
  isActive: boolean;
  /** What the picture says, for those who do not see it. */
  altText: string;
}

export const storeBanners = {
  list: endpoint<{ query: { isActive?: boolean }; reply: Banner[] }>("GET", "/api/store-banners", "store"),
};
