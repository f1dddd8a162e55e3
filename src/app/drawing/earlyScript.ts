/**
 * What runs in a drawn page before its program does, as small as can be: it asks for the program and the rules of all
 * screens when the first one has come, pictures and all, or somebody wants something of it; a shopper who chose dark sees no
 * light flash; and what was tapped, typed, chosen or sent meanwhile is kept for `endEarly`. Links and the search form need
 * no help; who goes back to another screen of this same document gets it from the host. What does not come is asked for
 * again.
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
  const kept: [string, Element, string?][] = [];
  const wanted: Record<string, string> = {
    click: "button[type=button],[type=radio],[type=checkbox]",
    input: "input:not([type=radio],[type=checkbox]),textarea",
    // Where a field says what is wrong with it.
    focusout: "input:not([type=radio],[type=checkbox]),textarea",
    change: "select",
    submit: "form:not([action])",
    // A form whose button is not enabled yet cannot be sent by the browser itself.
    keydown: "form:not([action]) input",
  };
  const keep = (event: Event) => {
    // Whatever of the program is awake already: nothing is done twice, and no address changes under what still wakes up.
    event.stopPropagation();
    const isKey = event.type === "keydown";
    if (isKey && (event as KeyboardEvent).key !== "Enter") return;
    const found = (event.target as Element).closest(wanted[event.type] ?? "");
    const element = isKey ? (found as HTMLInputElement | null)?.form : found;
    if (!element) return;
    if (isKey || event.type === "submit") event.preventDefault();
    const last = kept.at(-1);
    if (event.type === "input" && last?.[1] === element) kept.pop();
    kept.push([event.type, element, (element as HTMLInputElement).value]);
  };
  // Too late a picture does not keep the program away.
  const latestMs = 2_500;
  const longestWaitMs = 8_000;
  // Each time an element of its own: one that has failed is not asked again, and Chromium gives such a link a sheet.
  const ask = (make: () => HTMLScriptElement | HTMLLinkElement, waitMs = 1_000) => {
    const element = make();
    element.onerror = () => {
      element.remove();
      setTimeout(() => ask(make, Math.min(2 * waitMs, longestWaitMs)), waitMs);
    };
    page.head.append(element);
  };
  const rulesFor = (place: HTMLLinkElement) => () => {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.href = place.dataset.href ?? "";
    link.onload = () => {
      place.dataset.rules = "here";
      place.dispatchEvent(new Event("load"));
    };
    return link;
  };
  const program = (src: string) => () => {
    const script = page.createElement("script");
    // In their order, as they stand in the page.
    script.async = false;
    script.src = src;
    return script;
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const place = page.querySelector<HTMLLinkElement>("link[data-rules]");
    if (place) ask(rulesFor(place));
    for (const { src } of page.querySelectorAll<HTMLScriptElement>("script[data-program]")) ask(program(src));
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, begin, { capture: true, once: true });
  // After the frame that shows the last of them.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(begin)));
  setTimeout(begin, latestMs);
  const { pathname, search } = location;
  const follow = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener("popstate", follow);
  const types = Object.keys(wanted);
  for (const type of types) page.addEventListener(type, keep, true);
  Object.assign(window, {
    haatEarly() {
      removeEventListener("popstate", follow);
      for (const type of types) page.removeEventListener(type, keep, true);
      return kept;
    },
  });
}
