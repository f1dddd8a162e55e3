/** Media features that a page cannot set for itself; what a person asks their system for. */
export interface Emulated {
  calm: boolean;
  forced: boolean;
}

const FEATURES = [
  ["calm", "prefers-reduced-motion", "(prefers-reduced-motion: reduce)"],
  ["forced", "forced-colors", "(forced-colors: active)"],
] as const;

/** What a rule's condition was before this file changed it. */
const written = new WeakMap<MediaList, string>();

/** Has every rule for such a system hold, or hold by the real system again. Styles that come later need another call. */
export function emulateMedia(page: Document, wanted: Emulated): void {
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

/** None of a sheet from elsewhere, which a page may not read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** `matchMedia` for the program, in step with the rules. Answers what takes it back. */
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
