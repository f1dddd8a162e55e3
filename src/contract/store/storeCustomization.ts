import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { PicturePath, Whole } from "../wire.types";

/** Only the first bar of the list is shown. */
export interface AnnouncementBar extends StoreText {
  message: string;
  backgroundColor: string;
  color: string;
  enabled: boolean;
}

export interface Testimonial extends StoreText {
  id?: string;
  enabled: boolean;
  customerName: string;
  message: string;
  city?: string;
  imagePath?: PicturePath;
  /** 0 to 5 in steps of a half. */
  rating: number;
}

export type WholeTestimonial = Whole<Testimonial, "id" | "city" | "imagePath">;

type OneStore = { storeId: string };

export const storeCustomization = {
  announcementBars: endpoint<{ params: OneStore; reply: AnnouncementBar[] }>(
    "GET",
    "/api/store-customization/:storeId/announcement-bars",
    "store",
  ),
  testimonials: endpoint<{ params: OneStore; reply: Testimonial[]; whole: WholeTestimonial[] }>(
    "GET",
    "/api/store-customization/:storeId/testimonials",
    "store",
  ),
};
