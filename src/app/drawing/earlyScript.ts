/**
 * What runs in a drawn page before its program does, as small as can be: a shopper who chose dark sees no light flash, and
 * a tap on a button or a form sent meanwhile is kept for `replayTaps`. Links and the search form need no help.
 */
export function earlyScript(storageKey: string): string {
  return `(${early.toString()})(document,${JSON.stringify(storageKey).replace(/</g, "\\u003c")})`;
}

/** Written out as text: it may use nothing from outside of itself. */
function early(page: Document, key: string): void {
  try {
    const { app } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (app?.isDarkMode) page.documentElement.dataset.early = "dark";
  } catch {}
  const kept: [string, Element][] = [];
  const keep = (event: Event) => {
    const target = event.target as Element;
    const choices = "[type=radio],[type=checkbox]";
    const wanted = target.closest(
      event.type === "submit" ? "form:not([action])" : `button[type=button],label,${choices}`,
    );
    if (!wanted || target.matches(`input:not(${choices})`)) return;
    event.preventDefault();
    kept.push([event.type, wanted]);
  };
  page.addEventListener("click", keep, true);
  page.addEventListener("submit", keep, true);
  Object.assign(window, {
    haatEarly() {
      page.removeEventListener("click", keep, true);
      page.removeEventListener("submit", keep, true);
      return kept;
    },
  });
}
