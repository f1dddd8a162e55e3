import { ChangeFeed } from "../changes/ChangeFeed";
import { OrderExtras } from "../plugin/OrderExtras";
import { platformPlugins } from "../plugins";
import { SandboxMessages } from "../sandbox/SandboxMessages";
import { Catalogue } from "./catalogue/Catalogue";
import { Reviews } from "./catalogue/reviews/Reviews";
import { Search } from "./catalogue/Search";
import { Sitemap } from "./catalogue/Sitemap";
import { Shelves } from "./catalogue/shelf/Shelves";
import { createCommerce } from "./commerce";
import { KeyedCalls } from "./commerce/keyed/KeyedCalls";
import type { ServiceDeps } from "./deps.types";
import { createDevices } from "./devices";
import { StoreFolders } from "./folders/StoreFolders";
import { AccessTokens } from "./identity/AccessTokens";
import { HttpMessageSender } from "./identity/HttpMessageSender";
import { Identity } from "./identity/Identity";
import { OneTimeCodes } from "./identity/OneTimeCodes";
import { RefreshTokens } from "./identity/RefreshTokens";
import { createOwner } from "./owner";
import { createPayments } from "./payments";
import { StoreContent } from "./StoreContent";
import { StoreDirectory } from "./StoreDirectory";
import { StoreFacts } from "./StoreFacts";
import { createSubscriptions } from "./subscriptions";
import { calendarsWith } from "./subscriptions/store-calendars";

/** Everything the routes call, put together once. */
export function createServices(deps: ServiceDeps) {
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
  return {
    ...commerce,
    ...createPayments(deps, commerce.wallets),
    ...createSubscriptions(deps),
    ...createOwner(deps, commerce.wallets, { plugins, orderExtras }),
    ...createDevices(deps, refreshTokens, catalogue),
    publicUrl: config.publicUrl,
    directory: new StoreDirectory(db, clock),
    storeContent: new StoreContent(db),
    storeFacts: new StoreFacts(db, calendarsWith(config.subscriptions.calendar)),
    changeFeed: new ChangeFeed(db),
    storeFolders: new StoreFolders(db, clock),
    catalogue,
    shelves,
    search: new Search(db, shelves),
    sitemap: new Sitemap(db, shelves),
    reviews: new Reviews(db, clock, new KeyedCalls(db, clock)),
    identity: new Identity(db, codes, refreshTokens, clock),
    otpResendSeconds: config.otp.resendSeconds,
    accessTokens,
    sandboxMessages,
  };
}

export type Services = ReturnType<typeof createServices>;
