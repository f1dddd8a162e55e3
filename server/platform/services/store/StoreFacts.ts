import { eq } from "drizzle-orm";
import type { StoreSettings } from "#contract/store/storeSettings.ts";
import type { PaymentConfig, Policies, ShippingConfig, StoreData, SupportAndSocial } from "#contract/store/stores.ts";
import type { WebStoreConfig } from "#contract/store/storeThemes.ts";
import { cleanStoreHtml } from "#server/shared/cleanStoreHtml.ts";
import type { Db } from "../../db/db.types";
import { organizations, stores } from "../../db/schema/tenancy";
import { notFound } from "../../errors";
import { paiseToRupees } from "../../money";
import type { CalendarOf } from "./storeCalendars";
import { withDelivery } from "./withDelivery";
import { words } from "./words";

/** A store's settings that its shoppers may see. Every method throws 404 for an unknown store. */
export class StoreFacts {
  constructor(
    private readonly db: Db,
    private readonly calendarOf: CalendarOf,
  ) {}

  async data(storeId: string): Promise<StoreData> {
    const [found] = await this.db.orm
      .select({
        id: stores.id,
        name: organizations.name,
        logoPath: organizations.logoPath,
        friendlyId: organizations.friendlyId,
        description: stores.description,
        domains: organizations.domains,
      })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(eq(stores.id, storeId));
    if (found === undefined) throw notFound(words.noStore);
    const { domains, ...data } = found;
    return { ...data, ...(domains[0] && { domain: domains[0] }) };
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

  async policies(storeId: string): Promise<Policies> {
    const { policies } = await this.row(storeId);
    return {
      privacyPolicy: cleanStoreHtml(policies.privacyPolicy),
      refundPolicy: cleanStoreHtml(policies.refundPolicy),
      shippingPolicy: cleanStoreHtml(policies.shippingPolicy),
      termsAndConditions: cleanStoreHtml(policies.termsAndConditions),
    };
  }

  async shipping(storeId: string): Promise<ShippingConfig> {
    const { shipping } = await this.row(storeId);
    const { shippingEnabled, shippingTimes, chargePaise, freeFromPaise } = withDelivery(shipping);
    return {
      shippingEnabled,
      manualShippingConfigs: shippingTimes.map((shippingTime) => ({ shippingTime })),
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
