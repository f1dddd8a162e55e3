import { ChangeFeed } from "../changes/ChangeFeed";
import { OrderExtras } from "../plugin/OrderExtras";
import { platformPlugins } from "../plugins";
import { SandboxMessages } from "../sandbox/SandboxMessages";
import { Books } from "./back-office/books/Books";
import { createDevices } from "./back-office/devices";
import { StoreFolders } from "./back-office/folders/StoreFolders";
import { createOwner } from "./back-office/owner";
import { StoreDoors } from "./back-office/stores/StoreDoors";
import { StoreNames } from "./back-office/stores/StoreNames";
import { KeyedCalls } from "./common/keyed/KeyedCalls";
import type { ServiceDeps } from "./common/ServiceDeps.types";
import { AccessTokens } from "./customers/identity/AccessTokens";
import { HttpMessageSender } from "./customers/identity/HttpMessageSender";
import { Identity } from "./customers/identity/Identity";
import { OneTimeCodes } from "./customers/identity/OneTimeCodes";
import { RefreshTokens } from "./customers/identity/RefreshTokens";
import { createCommerce } from "./sale";
import { createPayments } from "./sale/payments";
import type { Gateways } from "./sale/payments/gateways/createGateways";
import { createSubscriptions } from "./sale/subscriptions";
import { Catalogue } from "./store/catalogue/Catalogue";
import { FailedSearches } from "./store/catalogue/FailedSearches";
import { Reviews } from "./store/catalogue/reviews/Reviews";
import { Search } from "./store/catalogue/Search";
import { Sitemap } from "./store/catalogue/Sitemap";
import { Shelves } from "./store/catalogue/shelf/Shelves";
import { StoreContent } from "./store/StoreContent";
import { StoreDirectory } from "./store/StoreDirectory";
import { StoreFacts } from "./store/StoreFacts";
import { calendarsWith } from "./store/storeCalendars";

export function createServices(deps: ServiceDeps, gateways?: Gateways) {
  const { db, config, clock, plugins = platformPlugins } = deps;
  const accessTokens = new AccessTokens(db, config, clock);
  const refreshTokens = new RefreshTokens(db, accessTokens, config, clock);
  const sandboxMessages = new SandboxMessages(db, clock);
  const sender = config.sms ? new HttpMessageSender(config.sms.url, config.sms.token) : sandboxMessages;
  const codes = new OneTimeCodes(db, sender, config, clock);
  const orderExtras = new OrderExtras(plugins);
  const commerce = createCommerce(deps, orderExtras);
  const shelves = new Shelves(db);
  const catalogue = new Catalogue(db, shelves);
  const failedSearches = new FailedSearches(db, clock);
  return {
    ...commerce,
    ...createPayments(deps, commerce.wallets, gateways),
    ...createSubscriptions(deps),
    ...createOwner(deps, commerce.wallets, { plugins, orderExtras }),
    ...createDevices(deps, refreshTokens, catalogue),
    books: new Books(db, clock),
    publicUrl: config.publicUrl,
    directory: new StoreDirectory(db, clock),
    storeContent: new StoreContent(db, calendarsWith(config.subscriptions.calendar)),
    storeFacts: new StoreFacts(db, calendarsWith(config.subscriptions.calendar)),
    changeFeed: new ChangeFeed(db),
    storeFolders: new StoreFolders(db, clock),
    storeDoors: new StoreDoors(db, clock),
    storeNames: new StoreNames(db, clock),
    catalogue,
    shelves,
    search: new Search(db, shelves, failedSearches),
    failedSearches,
    sitemap: new Sitemap(db, shelves),
    reviews: new Reviews(db, clock, new KeyedCalls(db, clock)),
    identity: new Identity(db, codes, refreshTokens, clock),
    otpResendSeconds: config.otp.resendSeconds,
    accessTokens,
    sandboxMessages,
  };
}

export type Services = ReturnType<typeof createServices>;
