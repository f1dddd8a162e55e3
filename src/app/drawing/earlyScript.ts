import { marks } from "../../contract/page/marks";
import { answersPath } from "../../contract/page/PageAnswers.types";
import { RULE_NAME } from "../../ui/theme/rules/ruleGroups";

/**
 * A small script that runs in a prerendered page before the program. It loads the program, the page's data and the CSS rules of
 * all screens once the first screen is complete with its pictures, or at the first tap or key, and tries again when they fail to
 * load. It sets the dark scheme for a shopper who chose it. It records what is tapped, typed, chosen or submitted until then, for
 * `endEarly`.
 * Links and the search form work without it; it only stops an empty search. When the shopper goes Back to another screen of
 * this document, it loads that screen from the host.
 */
export function earlyScript(storageKey: string, searchesKey: string): string {
  const keys = [storageKey, searchesKey].map((key) => JSON.stringify(key).replace(/</g, "\\u003c"));
  const { program, rules, group, drawing } = marks;
  const known = { program, rules, group, drawing, answers: answersPath("") } satisfies Known;
  return `(${early.toString()})(document,${keys},${RULE_NAME},${JSON.stringify(known)})`;
}

interface Known extends Pick<typeof marks, "program" | "rules" | "group" | "drawing"> {
  /** The address of the page's answers, without the page. */
  answers: string;
}

/** This function is written into the page as text, so it may use nothing but its parameters. */
function early(page: Document, key: string, searchesKey: string, ruleName: RegExp, known: Known): void {
  try {
    const { app } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (app?.isDarkMode) page.documentElement.dataset.early = "dark";
  } catch {}
  const kept: [string, Element, string?][] = [];
  const wanted: Record<string, string> = {
    click: "button[type=button],[type=radio],[type=checkbox]",
    input: "input:not([type=radio],[type=checkbox]),textarea",
    // The events at which a field shows its error.
    focusout: "input:not([type=radio],[type=checkbox]),textarea",
    change: "select",
    submit: "form:not([action])",
    // Enter in a form whose button is still disabled submits nothing by itself.
    keydown: "form:not([action]) input",
  };
  const sendSearch = (event: Event, query: string) => {
    if (!query) return event.preventDefault();
    try {
      const others: string[] = JSON.parse(localStorage.getItem(searchesKey) ?? "[]");
      localStorage.setItem(searchesKey, JSON.stringify([query, ...others.filter((other) => other !== query)]));
    } catch {}
  };
  const keep = (event: Event) => {
    // Parts of the page may be hydrated already; these must not handle the event as well, nor navigate.
    event.stopPropagation();
    const { query } = event.target as { query?: HTMLInputElement };
    if (event.type === "submit" && query) return sendSearch(event, query.value.trim());
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
  // The program does not wait longer than this for a slow picture.
  const latestMs = 2_500;
  const longestWaitMs = 8_000;
  const rulesInATask = 60;
  const ask = (load: () => Promise<unknown>, waitMs = 1_000) => {
    load().catch(() => setTimeout(() => ask(load, Math.min(2 * waitMs, longestWaitMs)), waitMs));
  };
  // Inserts only the rules that the page lacks: inserting a rule again makes the browser compute the styles of everything it
  // matches.
  const newRules = async (place: HTMLLinkElement) => {
    const answer = await fetch(place.getAttribute(known.rules) ?? "");
    const groups: [string, string, string[]][] = await answer.json();
    const own = [...page.querySelectorAll<HTMLStyleElement>(`style[${known.group}]`)];
    const text = own.map(({ textContent }) => textContent).join("");
    const here = new Set<string | undefined>([undefined, ...(text.match(new RegExp(ruleName, "g")) ?? [])]);
    const [first] = own;
    let last: Element | undefined;
    for (const [key, media, rules] of groups) {
      last = own.find((style) => style.getAttribute(known.group) === key) ?? last;
      // A rule without a class name applies to the whole page, and every page has it.
      const others = rules.filter((rule) => !here.has(ruleName.exec(rule)?.[0]));
      if (others.length === 0) continue;
      // An empty element, because the page's policy allows the rules that a script inserts.
      const added = page.createElement("style");
      added.media = media;
      added.setAttribute(known.group, key);
      if (last) last.after(added);
      else first?.before(added);
      // In one piece: a browser leaves out those of its rules that it does not know.
      added.sheet?.insertRule(`@media all{${others.join("")}}`);
      last = added;
      // Many rules in one task would delay the answer to a tap.
      if (others.length > rulesInATask) await new Promise((goOn) => setTimeout(goOn));
    }
  };
  // Each try needs a new element, because a browser does not load a failed one again.
  const put = (element: HTMLScriptElement | HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = () => {
        element.remove();
        reject();
      };
      page.head.append(element);
    });
  // `async: false` keeps the order of the page's scripts.
  const program = (src: string) => () => put(Object.assign(page.createElement("script"), { async: false, src }));
  const rulesFor = (place: HTMLLinkElement) => {
    const { href, rel } = place;
    let tries = 0;
    return async () => {
      tries += 1;
      // The style sheet has the same rules and may load when the JSON does not.
      await (tries > 2 ? put(Object.assign(page.createElement("link"), { href, rel })) : newRules(place));
      place.setAttribute(known.rules, "here");
      place.dispatchEvent(new Event("load"));
    };
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const place = page.querySelector<HTMLLinkElement>(`link[${known.rules}][disabled]`);
    if (place) ask(rulesFor(place));
    for (const { src } of page.querySelectorAll<HTMLScriptElement>(`script[${known.program}]`)) ask(program(src));
    if (!page.querySelector(`[${known.drawing}]`)) return;
    const address = `${known.answers}${encodeURIComponent(location.pathname + location.search)}`;
    const haatAnswers = new Promise((resolve) => {
      ask(async () => {
        const answer = await fetch(address);
        resolve(answer.ok ? await answer.json() : undefined);
      });
    });
    Object.assign(window, { haatAnswers });
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, begin, { capture: true, once: true });
  // Waits for the frame that shows the last picture; up to two earlier frames may still be in progress.
  const after = (frames: number): unknown =>
    frames === 0 ? setTimeout(begin) : requestAnimationFrame(() => after(frames - 1));
  addEventListener("load", () => after(3));
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
