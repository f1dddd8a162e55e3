import { SessionStore } from "#domain/session/index.ts";
import type { PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { addManifest } from "../../head/addManifest";
import { manifests } from "../../manifests";
import { matchedRoutes } from "../../navigation/matchedRoutes";
import type { AtHand } from "../../navigation/pagesAtHand";
import { loadThemeInTime } from "../../shell/theme/loadThemeInTime";
import type { ThemeCode } from "../../shell/theme/ThemeCode";
import type { Program } from "./createProgram";
import { endEarly } from "./endEarly";
import type { Screen } from "./mount";

/** Prefetching begins this long after the first screen is in use; its own code is loaded then. */
const AHEAD_AFTER_MS = 300;

export interface Waking {
  program: Program;
  screen: Pick<Screen, "endWatch">;
  themes: ThemeCode;
  session: () => Promise<void>;
  /** Ends the page's start (`PageStart`). */
  endStart: () => void;
  basePath: string;
  /** The address of the store's web app manifest. */
  manifest: string | undefined;
  /** The pages' code that is loaded. Prefetching adds to it. */
  ready: Map<RouteEntry, PageCode>;
  /** Prefetching fills it with the pages whose code and data are loaded. */
  atHand: AtHand;
}

/** Lets the shopper use the first screen that is shown, and then loads what the next one needs. */
export async function wake(waking: Waking): Promise<void> {
  const { program, screen, themes, session, endStart, basePath, manifest, ready, atHand } = waking;
  const { container, cache, clock } = program;
  await session();
  if (container.get(SessionStore).isDarkMode) await themes.load();
  loadThemeInTime(document, themes);
  endEarly(document);
  endStart();
  addManifest(document, manifest);
  void cache.tryToComplete();
  await clock.sleep(AHEAD_AFTER_MS);
  screen.endWatch();
  // A page that is the whole screen links to no others.
  if (matchedRoutes(manifests, new URL(location.href), basePath).some(({ route }) => route.isBare)) return;
  // When this code fails to load, pages are loaded when they are opened.
  const ahead = await import("../../navigation/startPrefetching").catch(() => undefined);
  ahead?.startPrefetching({ manifests, container, basePath, document, ready, atHand });
}
