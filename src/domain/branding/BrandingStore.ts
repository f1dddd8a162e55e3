import { makeAutoObservable, runInAction } from "mobx";
import type { Organization } from "#contract/store/organizations.ts";
import type { AnnouncementBar } from "#contract/store/storeCustomization.ts";
import type { StoreSettingsReply, StoreWebTheme } from "#contract/store/storeSettings.ts";
import type { SupportAndSocial } from "#contract/store/stores.ts";
import type { WebStoreConfig } from "#contract/store/storeThemes.ts";
import type { Tenancy } from "#contract/wire.types.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, messageOf } from "#kernel/http/errors.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { COUNTRY, GRID_CATALOG, GRID_HOME_DEFAULT, NO_CONTACTS, NO_THEME, TIME_ZONE } from "./brandingDefaults";
import {
  announcementBarsQuery,
  organizationQuery,
  settingsQuery,
  supportAndSocialQuery,
  webStoreConfigQuery,
} from "./brandingQueries";
import { StoreUnavailable } from "./StoreUnavailable";
import * as words from "./words.en";

/** Which store this is and how it looks (spec 1). It is loaded before the first paint, so all other code can rely on it. */
export class BrandingStore {
  private found: Organization | undefined;
  private settings: StoreSettingsReply | undefined;
  private config: WebStoreConfig | undefined;
  private bars: AnnouncementBar[] = [];
  private support: Partial<SupportAndSocial> | undefined;
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #identity: StoreIdentity;

  constructor(api: ApiClient, queries: QueryCache, identity: StoreIdentity) {
    this.#api = api;
    this.#queries = queries;
    this.#identity = identity;
    makeAutoObservable(this);
  }

  /**
   * Loads the organisation first and the rest in parallel. Only a missing organisation stops the shop (spec 8: in the
   * shell, store-settings failures are ignored). Answers that came with the page save the calls. @throws StoreUnavailable
   */
  async load(): Promise<void> {
    const organization = await this.findOrganization();
    const { orgId, storeId } = organization;
    runInAction(() => {
      this.found = organization;
    });
    const [settings, config, bars, support] = await Promise.all([
      this.readOptional(settingsQuery(this.#api, orgId)),
      this.readOptional(webStoreConfigQuery(this.#api, storeId)),
      this.readOptional(announcementBarsQuery(this.#api, storeId)),
      this.readOptional(supportAndSocialQuery(this.#api, storeId)),
    ]);
    runInAction(() => {
      this.settings = settings;
      this.config = config;
      this.bars = Array.isArray(bars) ? bars : [];
      this.support = support;
    });
  }

  /** The queries that `load` reads; only for a store that is loaded. */
  queriesOfStore(): Query<unknown>[] {
    const { orgId, storeId } = this;
    const api = this.#api;
    return [
      organizationQuery(api, this.#identity),
      settingsQuery(api, orgId),
      webStoreConfigQuery(api, storeId),
      announcementBarsQuery(api, storeId),
      supportAndSocialQuery(api, storeId),
    ];
  }

  get isLoaded(): boolean {
    return this.found !== undefined;
  }

  /** @throws before `load` has found the store */
  get organization(): Organization {
    if (this.found === undefined) throw new Error("The store is not loaded yet.");
    return this.found;
  }

  get orgId(): string {
    return this.organization.orgId;
  }

  get storeId(): string {
    return this.organization.storeId;
  }

  get locationId(): string {
    return this.organization.locationId ?? "";
  }

  get name(): string {
    return this.organization.name;
  }

  get logoPath(): string {
    return this.organization.logoPath ?? "";
  }

  /**
   * The tenancy that every call carries (spec 7.1); empty until the store is known, because the call that finds it carries
   * none.
   */
  get tenancy(): Tenancy {
    const { orgId, storeId }: Partial<Organization> = this.found ?? {};
    // A platform's messages are in English unless a call names a language, also in a store whose first one is another.
    const { language = __LANGUAGE__ === "en" ? undefined : __LANGUAGE__ } = this.#identity;
    return { orgId, storeId, language };
  }

  get favicon(): string {
    return this.settings?.favicon ?? "";
  }

  get theme(): StoreWebTheme {
    return { ...NO_THEME, ...this.settings?.storeWebTheme };
  }

  /** IANA name of the time zone in which the store's days begin and end, wherever the shopper is. */
  get timeZone(): string {
    return this.settings?.timeZone ?? TIME_ZONE;
  }

  /** The country of a new address; the pincode may correct it (spec 5, Address form). */
  get country(): string {
    return COUNTRY;
  }

  /** Products in one row of the home page on large screens. */
  get gridHomePage(): number {
    const wanted = this.config?.gridHomePage;
    return isCount(wanted) ? wanted : GRID_HOME_DEFAULT;
  }

  /** Columns of the catalogue grid, clamped between 3 and 5 (spec 2.5). */
  get gridCatalogPage(): number {
    const wanted = this.config?.gridCatalogPage;
    return isCount(wanted) ? Math.min(Math.max(wanted, GRID_CATALOG.min), GRID_CATALOG.max) : GRID_CATALOG.default;
  }

  /** The first announcement bar, unless it is disabled or empty (reading 16); the others are never shown. */
  get announcement(): AnnouncementBar | undefined {
    const first = this.bars[0];
    return first?.enabled && first.message?.trim() ? first : undefined;
  }

  get contacts(): SupportAndSocial {
    return { ...NO_CONTACTS, ...this.support };
  }

  private async findOrganization(): Promise<Organization> {
    try {
      const found = await this.read(organizationQuery(this.#api, this.#identity));
      if (typeof found?.orgId === "string" && typeof found.storeId === "string") return found;
    } catch (error) {
      const status = error instanceof HttpError ? error.status : undefined;
      if (status === 404) throw new StoreUnavailable("unknown-store", messageOf(error, words.storeNotFound), status);
      throw new StoreUnavailable("unreachable", messageOf(error, words.storeDoesNotAnswer), status);
    }
    throw new StoreUnavailable("unreachable", words.storeDoesNotAnswer);
  }

  private async readOptional<T>(query: Query<T>): Promise<T | undefined> {
    try {
      return await this.read(query);
    } catch {
      return undefined;
    }
  }

  private read<T>(query: Query<T>): Promise<T> {
    const known = this.#queries.get<T>(query.key);
    return known === undefined ? this.#queries.fetch(query) : Promise.resolve(known);
  }
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0;
}
