import { BrandingStore } from "#domain/branding/index.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { isOwnLanguage } from "#kernel/language/isOwnLanguage.ts";
import { PageStart } from "#kernel/lifecycle/PageStart.ts";
import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { manifests } from "../../manifests";
import { createPages } from "../../navigation/createPages";
import { fetchFirstPage } from "../../navigation/fetchFirstPage";
import { PageLoads } from "../../navigation/PageLoads";
import type { AtHand } from "../../navigation/pagesAtHand";
import { ThemeCode } from "../../shell/theme/ThemeCode";
import { createProgram } from "./createProgram";
import { mount } from "./mount";
import { LONGEST_BLANK_MS, openStore } from "./openStore";
import { readBoot } from "./readBoot";
import { receiveAnswers } from "./receiveAnswers";
import { startSession } from "./startSession";
import { wake } from "./wake";
import "#design/theme/letters.css";

const boot = readBoot(document);
const config = { ...defaultAppConfig, ...boot.config };
const identity = identifyStore(location, config.sharedHosts, isOwnLanguage);
const themes = new ThemeCode();
const screen = mount(document, themes);

if (identity === undefined) void screen.untilOpen();
else {
  const { basePath } = identity;
  // `/Fresh-Basket` means `/fresh-basket`: the host redirects, but a static host does not.
  if (!location.pathname.startsWith(basePath))
    history.replaceState(history.state, "", basePath + location.href.slice(location.origin.length + basePath.length));
  void open(identity);
}

/** Runs the program's phases in order. The browser may paint and answer taps between them. */
async function open(identity: StoreIdentity): Promise<void> {
  const { basePath } = identity;
  if (!screen.isDrawn) screen.loadTheme();
  const code = fetchFirstPage(manifests, new URL(location.href), basePath);
  await yieldToBrowser();

  const program = createProgram(identity, config);
  const { container, cache, clock, navigation } = program;
  const endStart = container.get(PageStart).begin();
  const session = startSession(container);
  await receiveAnswers(boot, screen, cache, session);
  await openStore(program, screen);
  await yieldToBrowser();

  const ready = (await Promise.race([code, clock.sleep(LONGEST_BLANK_MS)])) ?? new Map();
  const loads = new PageLoads();
  const atHand: AtHand = { has: () => false };
  const { closed } = container.get(BrandingStore).organization;
  const shown = closed ? (await import("../../shell/unavailable/unavailable")).closedManifests(manifests) : manifests;
  const pages = createPages(container, shown, loads, ready);
  const { manifest } = boot;
  let isAwake = false;
  // Called again when the page is rendered anew after a failure.
  const onShown = () => {
    if (!isAwake) void wake({ program, screen, themes, session, endStart, basePath, manifest, ready, atHand });
    isAwake = true;
  };
  await Promise.all([screen.themed, boot.early?.rules]);
  await yieldToBrowser();
  screen.store(container, basePath, atHand, { pages, loads, navigation, onShown });
}
