import type { LanguageCode } from "../languages";

/**
 * Where the build writes a language's offline worker (`scripts/build/OfflineWorkerPlugin`). It never changes, because a
 * browser looks there for a newer worker.
 */
export const offlineAddress = (language: LanguageCode): string =>
  language === "en" ? "/offline.js" : `/offline.${language}.js`;
