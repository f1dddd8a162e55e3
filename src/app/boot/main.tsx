import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { StartingResolver } from "#kernel/container/StartingResolver.ts";
import { DomPurifySanitizer } from "#kernel/html/DomPurifySanitizer.ts";
import { AxiosTransport } from "#kernel/http/AxiosTransport.ts";
import { PageStart } from "#kernel/lifecycle/PageStart.ts";
import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";
import { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import { LazyLock } from "#kernel/session/LazyLock.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import { BrowserStorage } from "#kernel/storage/BrowserStorage.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";
import { createContainer } from "../createContainer";
import { addManifest } from "../head/addManifest";
import { manifests } from "../manifests";
import { createPages } from "../navigation/createPages";
import { matchedRoutes } from "../navigation/matchedRoutes";
import { PageLoads } from "../navigation/PageLoads";
import type { AtHand } from "../navigation/pagesAtHand";
import { RouterNavigation } from "../navigation/RouterNavigation";
import { createShopOpener } from "../opening/createShopOpener";
import { reloadWhenRestored } from "../opening/reloadWhenRestored";
import { loadThemeInTime } from "../shell/theme/loadThemeInTime";
import { ThemeCode } from "../shell/theme/ThemeCode";
import { ToastNotices } from "../shell/toasts/ToastNotices";
import { endEarly } from "./endEarly";
import { fetchFirstPage } from "./fetchFirstPage";
import { mount } from "./mount";
import { readBoot } from "./readBoot";

/** When the platform does not answer in this time, the page says so instead of staying blank (bar 14). */
const LONGEST_BLANK_MS = 4_000;
/** Prefetching begins this long after the first screen is in use; its own code is loaded then. */
const AHEAD_AFTER_MS = 300;

const boot = readBoot(document);
const config = { ...defaultAppConfig, ...boot.config };
const identity = identifyStore(location.host, location.pathname, config.sharedHosts);
const themes = new ThemeCode();
const show = mount(document, themes);

if (identity === undefined) void show.untilOpen();
else {
  const { basePath } = identity;
  // `/Fresh-Basket` means `/fresh-basket`: the host redirects, but a static host does not.
  if (!location.pathname.startsWith(basePath))
    history.replaceState(history.state, "", basePath + location.href.slice(location.origin.length + basePath.length));
  void open(identity);
}

async function open(identity: NonNullable<ReturnType<typeof identifyStore>>): Promise<void> {
  const navigation = new RouterNavigation();
  const storage = new BrowserStorage();
  const clock = new SystemClock();
  let themed = show.isDrawn ? undefined : themes.load();
  const firstPage = fetchFirstPage(manifests, new URL(location.href), identity.basePath);
  await yieldToBrowser();
  const resolver = new StartingResolver();
  const cache = new StartingQueryCache(async () => {
    const { CoreQueryCache, InversifyResolver } = await import("./afterStart");
    resolver.continueWith(new InversifyResolver());
    return new CoreQueryCache();
  }, clock);
  const outer = { identity, config, transport: new AxiosTransport(), clock, sanitizer: new DomPurifySanitizer() };
  const container = createContainer(
    {
      ...outer,
      storage,
      tabStorage: new BrowserStorage(() => sessionStorage),
      lock: new LazyLock(storage, clock),
      navigation,
      notices: new ToastNotices(navigation),
      queries: cache,
      resolver,
    },
    manifests,
  );
  if (__FLAGS__.kiosk)
    container.value(
      ShopOpener,
      createShopOpener(outer, manifests, () => cache.complete()),
    );
  const endStart = container.get(PageStart).begin();
  const tokens = container.get(SessionTokens);
  let session: Promise<void> | undefined;
  let isAwake = false;
  const startSession = async () => {
    await tokens.start();
    await container.get(SessionStore).start();
    reloadWhenRestored(() => tokens.isOutdated);
  };
  const answers = await boot.early?.answers;
  // A page that has changed since it was drawn is drawn anew from the newer answers.
  show.isDrawn &&= answers !== undefined && answers.drawing === boot.drawn?.name;
  if (!show.isDrawn) {
    themed ??= themes.load();
    // Such a page asks for more than it came with.
    void cache.tryToComplete();
  }
  // A page that the browser draws waits for the session, so that no logged-out state flashes up (house). HTML from the host is
  // a guest's page and is hydrated as one first. The session starts before the page's data is put into the cache, because a
  // session that has ended empties the cache.
  if (!show.isDrawn) session = startSession();
  // A shopper whose session cannot be read is a guest.
  await session?.catch(() => {});
  await yieldToBrowser();
  const queries = answers?.queries ?? boot.queries;
  if (queries) cache.hydrate(queries);
  const branding = container.get(BrandingStore);
  const load = () => branding.load();
  const loading = load();
  await Promise.race([loading.catch(() => {}), clock.sleep(LONGEST_BLANK_MS)]);
  if (!branding.isLoaded) await show.untilOpen(loading, load);
  await yieldToBrowser();
  const ready = (await Promise.race([firstPage, clock.sleep(LONGEST_BLANK_MS)])) ?? new Map();
  const loads = new PageLoads();
  const atHand: AtHand = { has: () => false };
  const pages = createPages(container, manifests, loads, ready);
  const awaken = async () => {
    session ??= startSession();
    await session;
    if (container.get(SessionStore).isDarkMode) await themes.load();
    loadThemeInTime(document, themes);
    endEarly(document);
    endStart();
    addManifest(document, boot.manifest);
    void cache.tryToComplete();
    await clock.sleep(AHEAD_AFTER_MS);
    endWatch();
    // A page that is the whole screen links to no others.
    if (matchedRoutes(manifests, new URL(location.href), identity.basePath).some(({ route }) => route.isBare)) return;
    // When this code fails to load, pages are loaded when they are opened.
    const ahead = await import("../navigation/startPrefetching").catch(() => undefined);
    ahead?.startPrefetching({ manifests, container, basePath: identity.basePath, document, ready, atHand });
  };
  // Called again when the page is rendered anew after a failure.
  const onShown = () => {
    if (isAwake) return;
    isAwake = true;
    void awaken();
  };
  await Promise.all([themed, boot.early?.rules]);
  await yieldToBrowser();
  const endWatch = show.store(container, identity.basePath, atHand, { pages, loads, navigation, onShown });
}
