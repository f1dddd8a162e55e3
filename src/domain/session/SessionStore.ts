import { makeAutoObservable, reaction, runInAction } from "mobx";
import { hydrateStore, makePersistable, stopPersisting } from "mobx-persist-store";
import { identity as identityApi, type VerifiedCustomer } from "#contract/customers/identity.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { SessionTokens } from "#kernel/session/SessionTokens.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { TabStorage } from "#kernel/storage/TabStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import type { BrandingStore } from "../branding";
import { customerQuery } from "./customerQuery";
import type { SessionApp, SessionUser } from "./session.types";
import { APP, draftsKey, GUEST, restored, sessionKey } from "./sessionDefaults";

const VERSION = 1;
/** How long a logout waits for the platform. The session in this browser has ended before that. */
const REVOCATION_WAIT_MS = 2000;

/** Who is shopping (spec 3, Session / user; spec 4, Session), stored for each store under `store_global_<identifier>`. */
export class SessionStore {
  user: SessionUser = { ...GUEST };
  app: SessionApp = { ...APP };
  readonly #disposables = new Disposables();
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #tokens: SessionTokens;
  readonly #branding: BrandingStore;
  readonly #identity: StoreIdentity;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #tab: TabStorage;

  constructor(
    api: ApiClient,
    queries: QueryCache,
    tokens: SessionTokens,
    branding: BrandingStore,
    identity: StoreIdentity,
    storage: KeyValueStorage,
    clock: Clock,
    tab: TabStorage,
  ) {
    this.#api = api;
    this.#queries = queries;
    this.#tokens = tokens;
    this.#branding = branding;
    this.#identity = identity;
    this.#storage = storage;
    this.#clock = clock;
    this.#tab = tab;
    makeAutoObservable(this);
  }

  get isLoggedIn(): boolean {
    return this.#tokens.isLoggedIn;
  }

  /** True when the platform ended the session and nobody has logged in since. */
  get wasEnded(): boolean {
    return this.#tokens.wasEnded;
  }

  get customerId(): string {
    return this.user.customerId;
  }

  get cartId(): string {
    return this.user.cartId;
  }

  get walletId(): string {
    return this.user.walletId;
  }

  get name(): string {
    return this.user.name;
  }

  get mobile(): string {
    return this.user.mobile;
  }

  get isDarkMode(): boolean {
    return this.app.isDarkMode;
  }

  /**
   * Reads the stored session. Must be awaited before the first render, after the tokens have been read. From then on, when
   * the tokens end for any reason (a refused renewal, another tab), the rest of the session ends too.
   */
  async start(): Promise<void> {
    await this.startPersisting();
    // Half a session counts as none: tokens without a customer, or a customer whose tokens expired while no tab was open.
    if (this.isLoggedIn && this.customerId === "") this.#tokens.end();
    // The cache is not cleared, because so far it has only answers that came with the page.
    if (!this.isLoggedIn) this.becomeGuest();
    this.#disposables.add(
      reaction(
        () => this.isLoggedIn,
        (isLoggedIn) => {
          if (!isLoggedIn) this.forget();
        },
      ),
    );
    this.#disposables.add(
      reaction(
        () => this.#branding.isLoaded,
        (isLoaded) => {
          if (isLoaded) this.rememberStore();
        },
        { fireImmediately: true },
      ),
    );
    if (this.isLoggedIn && this.cartId === "") void this.loadProfile();
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  toggleDarkMode(): void {
    this.app.isDarkMode = !this.app.isDarkMode;
  }

  /** Stores the customer and the tokens, then fetches the profile for name, cart and wallet (spec 4, Login). */
  async logIn(verified: VerifiedCustomer): Promise<void> {
    const { customerId, mobile, accessToken, refreshToken } = verified;
    this.#queries.forgetCustomer();
    this.user = { ...this.user, username: mobile, userId: customerId, customerId, mobile, name: "", cartId: "" };
    // Written after the user, so that another tab that reads the tokens finds their user.
    this.#tokens.begin({ accessToken, refreshToken });
    await this.loadProfile();
  }

  /**
   * Fetches name, cart and wallet. A failure does not undo the login; the cart fetches the profile again.
   * @returns whether the cart's id is known
   */
  async loadProfile(): Promise<boolean> {
    const { customerId } = this;
    try {
      const profile = await this.#queries.fetch(customerQuery(this.#api, customerId));
      if (this.customerId !== customerId) return false;
      const { cartId, walletId } = profile.shoppingProfileIdentity;
      const name = profile.name ?? "";
      runInAction(() => {
        this.user = { ...this.user, name, userDisplayName: name, cartId, walletId: walletId ?? "" };
      });
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Ends the session in this browser at once, and on the platform when it can be reached (spec 4). The platform then refuses
   * both tokens (bar 8).
   */
  async logOut(): Promise<void> {
    const refreshToken = this.#tokens.tokens?.refreshToken;
    this.#tokens.end();
    this.forget();
    if (refreshToken === undefined) return;
    const revoked = this.#api.call(identityApi.logout, { bearer: refreshToken }).catch(() => undefined);
    await Promise.race([revoked, this.#clock.sleep(REVOCATION_WAIT_MS)]);
  }

  /** Spec 4: username NA, display name and org id empty; only the location stays. Nothing that was typed stays. */
  private becomeGuest(): void {
    this.#tab.drop(draftsKey(this.#identity));
    this.user = { ...GUEST, location: this.user.location };
  }

  private forget(): void {
    this.becomeGuest();
    this.#queries.forgetCustomer();
  }

  private rememberStore(): void {
    const { orgId, storeId, locationId, name, logoPath, theme } = this.#branding;
    this.user = {
      ...this.user,
      orgId,
      location: { id: locationId },
      storeName: name,
      storeLogo: logoPath,
      store: { id: storeId, logoPath },
      storeThemeData: theme,
    };
    this.app = { ...this.app, displayName: name, storeThemeData: theme };
  }

  private async startPersisting(): Promise<void> {
    const key = sessionKey(this.#identity);
    await makePersistable<this, "user" | "app">(this, {
      name: key,
      properties: [
        { key: "user", serialize: (value) => value, deserialize: (value) => restored(GUEST, value) },
        { key: "app", serialize: (value) => value, deserialize: (value) => restored(APP, value) },
      ],
      storage: this.#storage,
      version: VERSION,
    });
    this.#disposables.add(() => stopPersisting(this));
    this.#disposables.add(this.#storage.onForeignChange(key, () => void hydrateStore(this)));
  }
}
