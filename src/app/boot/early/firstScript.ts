import { FIRST_SCREEN, PAINTED } from "#design/theme/firstScreen.ts";
import { safeJson } from "../document/safeJson";
import { type BootData, type Early, names, type PageAnswers, type RecordedEvents } from "../protocol";

/**
 * The script that runs in a page before the program does. Once the first screen is complete with its pictures, or at the
 * first tap or key, it loads the program, the page's answers and the CSS rules of all screens; a load that fails is tried
 * again. It records what is tapped, typed, chosen or submitted until the program calls `end`. Links and the search form
 * work without it; it only stops an empty search. When the shopper goes Back to another screen of this document, it loads
 * that screen from the host. The browser lays out what stands below the first screen one frame later.
 */
export function firstScript(searchesKey: string): string {
  const given = { ...names, firstScreen: FIRST_SCREEN, painted: PAINTED, searchesKey } satisfies Given;
  return `(${first.toString()})(document,${safeJson(given)})`;
}

type Given = typeof names & Record<"firstScreen" | "painted" | "searchesKey", string>;

/** This function is written into the page as text, so it may use nothing but its parameters. */
function first(page: Document, given: Given): void {
  // 1. Record what the shopper does.
  const recorded: RecordedEvents = [];
  const wanted: Record<string, string> = {
    click: "button[type=button],[type=radio],[type=checkbox]",
    input: "input:not([type=radio],[type=checkbox]),textarea",
    // A field shows its error when it loses the focus.
    focusout: "input:not([type=radio],[type=checkbox]),textarea",
    change: "select",
    submit: "form:not([action])",
    // The browser does not submit a form by Enter while its button is disabled, so Enter is recorded too.
    keydown: "form:not([action]) input",
  };
  const sendSearch = (event: Event, query: string) => {
    if (!query) return event.preventDefault();
    try {
      const others: string[] = JSON.parse(localStorage.getItem(given.searchesKey) ?? "[]");
      localStorage.setItem(given.searchesKey, JSON.stringify([query, ...others.filter((other) => other !== query)]));
    } catch {}
  };
  const keep = (event: Event) => {
    // React may have hydrated parts of the page already. They must not handle the event as well, nor navigate.
    event.stopPropagation();
    const { query } = event.target as { query?: HTMLInputElement };
    if (event.type === "submit" && query) return sendSearch(event, query.value.trim());
    const isKey = event.type === "keydown";
    if (isKey && (event as KeyboardEvent).key !== "Enter") return;
    const found = (event.target as Element).closest(wanted[event.type] ?? "");
    const element = isKey ? (found as HTMLInputElement | null)?.form : found;
    if (!element) return;
    if (isKey || event.type === "submit") event.preventDefault();
    const last = recorded.at(-1);
    if (event.type === "input" && last?.[1] === element) recorded.pop();
    recorded.push([event.type as RecordedEvents[number][0], element, (element as HTMLInputElement).value]);
  };
  const types = Object.keys(wanted);
  for (const type of types) page.addEventListener(type, keep, true);

  // 2. Load the page when Back leads to another screen of this document.
  const { pathname, search } = location;
  const follow = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener("popstate", follow);

  // 3. Load the program once nothing competes with the first screen any more. A slow picture delays it no longer than this.
  const latestMs = 2_500;
  const longestWaitMs = 8_000;
  const wait = (ms: number) => new Promise((goOn) => setTimeout(goOn, ms));
  const until = <T>(load: () => Promise<T>, waitMs = 1_000): Promise<T> =>
    load().catch(() => wait(waitMs).then(() => until(load, Math.min(2 * waitMs, longestWaitMs))));
  // Each try needs a new element, because a browser does not load a failed one again.
  const put = (element: HTMLScriptElement | HTMLLinkElement, before: Node | null = null) =>
    new Promise<void>((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        reject();
      };
      page.head.insertBefore(element, before);
    });
  const early: Early = {
    end() {
      removeEventListener("popstate", follow);
      for (const type of types) page.removeEventListener(type, keep, true);
      return recorded;
    },
  };
  Object.assign(window, { haatEarly: early });
  const { drawn, later }: BootData = JSON.parse(page.getElementById(given.data)?.textContent ?? "{}");
  if (!later) return;

  // 4. Lay out what stands below the first screen in a frame of its own, because one frame for everything takes too long.
  const after = (frames: number, next: () => void): unknown =>
    frames === 0 ? setTimeout(next) : requestAnimationFrame(() => after(frames - 1, next));
  const root = page.documentElement;
  const isBegun = () => !root.hasAttribute(given.firstScreen);
  root.setAttribute(given.firstScreen, "");
  page.addEventListener("DOMContentLoaded", () =>
    after(1, () => isBegun() || root.setAttribute(given.firstScreen, given.painted)),
  );

  const begin = () => {
    if (isBegun()) return;
    // Shows everything that has arrived, even if the rest of the HTML never comes.
    root.removeAttribute(given.firstScreen);
    const { scripts, sheet } = later;
    // The sheet contains the page's own rules too. Those inside `#root` would come after it and win, so they are removed.
    const place = page.querySelector("link[disabled]");
    early.rules = until(() =>
      put(Object.assign(page.createElement("link"), { href: sheet, rel: "stylesheet" }), place),
    ).then(() => page.querySelector("#root style")?.remove());
    // `async: false` keeps the order of the scripts. Their priority puts them in front of pictures that are out of view.
    for (const src of scripts)
      void until(() => put(Object.assign(page.createElement("script"), { async: false, fetchPriority: "high", src })));
    if (!drawn) return;
    early.answers = until(async () => {
      const answer = await fetch(drawn.answers);
      return answer.ok ? ((await answer.json()) as PageAnswers) : undefined;
    });
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, begin, { capture: true, once: true });
  // Waits for the frame that shows the last picture; up to two earlier frames may still be in progress.
  addEventListener("load", () => after(3, begin));
  setTimeout(begin, latestMs);
}
