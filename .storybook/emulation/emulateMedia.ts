/** Media features that come from a person's system settings, which a page cannot change. */
export interface Emulated {
  calm: boolean;
  forced: boolean;
}

const FEATURES = [
  ["calm", "prefers-reduced-motion", "(prefers-reduced-motion: reduce)"],
  ["forced", "forced-colors", "(forced-colors: active)"],
] as const;

/** The original condition of each rule that this file has changed, and whether it has changed any. */
const written = new WeakMap<MediaList, string>();
let hasWritten = false;

/**
 * Rewrites the page's media rules so that they match the wanted settings, or restores them. Must be called again when styles
 * are added.
 */
export function emulateMedia(page: Document, wanted: Emulated): void {
  // Reading all rules takes a tenth of the time in which a story is drawn.
  if (!hasWritten && !wanted.calm && !wanted.forced) return;
  hasWritten = true;
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  for (const sheet of sheets) {
    rewrite(sheet.media, wanted);
    for (const rule of rulesOf(sheet)) if (rule instanceof CSSMediaRule) rewrite(rule.media, wanted);
  }
}

function rewrite(media: MediaList, wanted: Emulated): void {
  const before = written.get(media) ?? media.mediaText;
  const feature = FEATURES.find(([, name]) => before.includes(name));
  if (feature === undefined) return;
  written.set(media, before);
  const [key, , query] = feature;
  const text = wanted[key] ? before.replace(query, "all") : before;
  if (media.mediaText !== text) media.mediaText = text;
}

/** The rules of a style sheet; none when it comes from another origin, which a page cannot read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Makes `matchMedia` agree with the rewritten rules. Returns a function that undoes this. */
export function emulateMatchMedia(view: Window, wanted: Emulated): () => void {
  const real = view.matchMedia;
  view.matchMedia = (query) => {
    const feature = FEATURES.find(([key, name]) => wanted[key] && query.includes(name));
    return real.call(view, feature ? query.replace(feature[2], "all") : query);
  };
  return () => {
    view.matchMedia = real;
  };
}
