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

/** Prefetching, whose code is loaded then, begins this long after the first screen can be used. */
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
  /** The code of pages that is loaded. Prefetching adds to it. */
  ready: Map<RouteEntry, PageCode>;
  /** Knows which pages can be drawn at once. Prefetching sets its `has`. */
  atHand: AtHand;
}

/** Makes the first screen usable, and then loads what the next screen needs. */
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
  // Without this code a translated page may show old texts, as any page of React does.
  const after = await import("./afterStart").catch(() => undefined);
  const changes = screen.endWatch();
  after?.followTranslator(document.body, changes);
  // A page without the shop's frame links to no other pages.
  if (matchedRoutes(manifests, new URL(location.href), basePath).some(({ route }) => route.isBare)) return;
  // If this code fails to load, each page is loaded when it is opened.
  const ahead = await import("../../navigation/startPrefetching").catch(() => undefined);
  ahead?.startPrefetching({ manifests, container, basePath, document, ready, atHand });
}
