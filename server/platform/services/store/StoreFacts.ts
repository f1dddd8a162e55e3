import { eq } from "drizzle-orm";
import type { LanguageCode, StoreText } from "#contract/languages.ts";
import type { StoreSettings } from "#contract/store/storeSettings.ts";
import type { PaymentConfig, Policies, ShippingConfig, StoreData, SupportAndSocial } from "#contract/store/stores.ts";
import type { WebStoreConfig } from "#contract/store/storeThemes.ts";
import { cleanStoreHtml } from "#server/shared/cleanStoreHtml.ts";
import type { Db } from "../../db/db.types";
import { organizations, stores } from "../../db/schema/tenancy";
import { notFound } from "../../errors";
import { paiseToRupees } from "../../money";
import { inLanguageOf } from "../common/languages/inLanguageOf";
import { markLanguage } from "../common/languages/markLanguage";
import { offeredLanguage } from "../common/languages/offeredLanguage";
import { sayFrom } from "../common/languages/Say";
import type { CalendarOf } from "./storeCalendars";
import { withDelivery } from "./withDelivery";
import { words } from "./words";

const POLICIES = ["privacyPolicy", "refundPolicy", "shippingPolicy", "termsAndConditions"] as const;

/** A store's settings that its shoppers may see. Every method throws 404 for an unknown store. */
export class StoreFacts {
  constructor(
    private readonly db: Db,
    private readonly calendarOf: CalendarOf,
  ) {}

  async data(storeId: string, asked?: LanguageCode): Promise<StoreData> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const [found] = await this.db.orm
      .select({
        id: stores.id,
        name: organizations.name,
        logoPath: organizations.logoPath,
        friendlyId: organizations.friendlyId,
        description: stores.description,
        domains: organizations.domains,
        translations: stores.translations,
      })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(eq(stores.id, storeId));
    if (found === undefined) throw notFound(words.noStore);
    const { domains, translations, ...data } = found;
    const said = inLanguageOf(data, translations, language, ["description"]);
    return { ...said, ...(domains[0] && { domain: domains[0] }) };
  }

  async settings(storeId: string): Promise<StoreSettings & { timeZone: string }> {
    const [{ favicon, colors }, { timeZone }] = await Promise.all([
      this.row(storeId),
      this.calendarOf(this.db.orm, storeId),
    ]);
    return { favicon, storeWebTheme: colors, timeZone };
  }

  async grid(storeId: string): Promise<WebStoreConfig> {
    return (await this.row(storeId)).grid;
  }

  async payment(storeId: string): Promise<PaymentConfig> {
    return (await this.row(storeId)).payment;
  }

  async support(storeId: string): Promise<SupportAndSocial> {
    return (await this.row(storeId)).support;
  }

  async policies(storeId: string, asked?: LanguageCode): Promise<Policies & StoreText> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const row = await this.row(storeId);
    const words = language && { [language.code]: row.translations[language.code]?.policies ?? {} };
    const policies = inLanguageOf(row.policies, words ?? {}, language, POLICIES);
    const clean = (field: keyof Policies) => markLanguage(cleanStoreHtml(policies[field]), policies, field);
    return {
      ...policies,
      privacyPolicy: clean("privacyPolicy"),
      refundPolicy: clean("refundPolicy"),
      shippingPolicy: clean("shippingPolicy"),
      termsAndConditions: clean("termsAndConditions"),
    };
  }

  async shipping(storeId: string, asked?: LanguageCode): Promise<ShippingConfig> {
    const language = await offeredLanguage(this.db.orm, storeId, asked);
    const { shipping, translations } = await this.row(storeId);
    const say = sayFrom(language && translations[language.code]?.words);
    const { shippingEnabled, shippingTimes, chargePaise, freeFromPaise } = withDelivery(shipping);
    return {
      shippingEnabled,
      manualShippingConfigs: shippingTimes.map((shippingTime) => ({ shippingTime: say(shippingTime) })),
      shippingCharge: paiseToRupees(chargePaise),
      freeShippingFrom: paiseToRupees(freeFromPaise),
    };
  }

  private async row(storeId: string) {
    const [found] = await this.db.orm.select().from(stores).where(eq(stores.id, storeId));
    if (found === undefined) throw notFound(words.noStore);
    return found;
  }
}
