import { and, asc, eq } from "drizzle-orm";
import type { LanguageCode } from "#contract/languages.ts";
import type { OfferedSlot } from "#contract/sale/deliverySlots.ts";
import type { Faq } from "#contract/store/faqs.ts";
import type { WholeBanner } from "#contract/store/storeBanners.ts";
import type { AnnouncementBar, WholeTestimonial } from "#contract/store/storeCustomization.ts";
import type { Db } from "../../db/db.types";
import { announcementBars, banners, deliverySlots, faqs, testimonials } from "../../db/schema/tenancy";
import { isSafeLink } from "../../isSafeLink";
import { inLanguageOf } from "../common/languages/inLanguageOf";
import { offeredLanguage } from "../common/languages/offeredLanguage";
import type { CalendarOf } from "./storeCalendars";

/** The store's own content (banners, testimonials and the like), in the store's own order. */
export class StoreContent {
  constructor(
    private readonly db: Db,
    private readonly calendarOf: CalendarOf,
  ) {}

  async faqs(storeId: string, asked?: LanguageCode): Promise<Faq[]> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const rows = await this.db.orm
      .select({ q: faqs.q, a: faqs.a, translations: faqs.translations })
      .from(faqs)
      .where(eq(faqs.storeId, storeId))
      .orderBy(asc(faqs.position));
    return rows.map(({ translations, ...faq }) => inLanguageOf(faq, translations, language, ["q", "a"]));
  }

  async deliverySlots(storeId: string): Promise<Required<OfferedSlot>[]> {
    const { orm } = this.db;
    const [slots, { cutOffTime }] = await Promise.all([
      orm
        .select({ id: deliverySlots.id, startTime: deliverySlots.startTime, endTime: deliverySlots.endTime })
        .from(deliverySlots)
        .where(eq(deliverySlots.storeId, storeId))
        .orderBy(asc(deliverySlots.startTime)),
      this.calendarOf(orm, storeId),
    ]);
    return slots.map((slot) => ({ ...slot, cutOffTime }));
  }

  /** @param isActive undefined for active and inactive ones */
  async banners(storeId: string, isActive?: boolean, asked?: LanguageCode): Promise<WholeBanner[]> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const rows = await this.db.orm
      .select({
        id: banners.id,
        bannerPath: banners.bannerPath,
        isActive: banners.isActive,
        altText: banners.altText,
        title: banners.title,
        text: banners.text,
        link: banners.link,
        translations: banners.translations,
      })
      .from(banners)
      .where(and(eq(banners.storeId, storeId), isActive === undefined ? undefined : eq(banners.isActive, isActive)))
      .orderBy(asc(banners.position));
    return rows.map(({ title, text, link, translations, ...banner }) => {
      const shown = {
        ...banner,
        ...(title?.trim() && { title }),
        ...(text?.trim() && { text }),
        ...(isSafeLink(link) && { link }),
      };
      return inLanguageOf(shown, translations, language, ["altText", "title", "text"]);
    });
  }

  async announcementBars(storeId: string, asked?: LanguageCode): Promise<AnnouncementBar[]> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const rows = await this.db.orm
      .select({
        message: announcementBars.message,
        backgroundColor: announcementBars.backgroundColor,
        color: announcementBars.color,
        enabled: announcementBars.enabled,
        translations: announcementBars.translations,
      })
      .from(announcementBars)
      .where(eq(announcementBars.storeId, storeId))
      .orderBy(asc(announcementBars.position));
    return rows.map(({ translations, ...bar }) => inLanguageOf(bar, translations, language, ["message"]));
  }

  /** Includes disabled ones; the storefront filters them (spec 5, Display). */
  async testimonials(storeId: string, asked?: LanguageCode): Promise<WholeTestimonial[]> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const rows = await this.db.orm
      .select({
        id: testimonials.id,
        enabled: testimonials.enabled,
        customerName: testimonials.customerName,
        message: testimonials.message,
        city: testimonials.city,
        imagePath: testimonials.imagePath,
        rating: testimonials.rating,
        translations: testimonials.translations,
      })
      .from(testimonials)
      .where(eq(testimonials.storeId, storeId))
      .orderBy(asc(testimonials.position));
    return rows.map(({ translations, ...one }) =>
      inLanguageOf(one, translations, language, ["customerName", "message", "city"]),
    );
  }
}
