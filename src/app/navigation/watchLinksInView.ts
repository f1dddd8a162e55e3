import { whenIdle } from "./whenIdle";

/** The page must have stood still for so long. */
const STILL_MS = 400;

/**
 * Signs that somebody is there: before the first of them the page fetches nothing of its own accord. A scroll is none: a
 * page scrolls its chosen category into view by itself.
 */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/**
 * Tells of the links on screen whenever the page has come to rest, after a scroll or another drawing, and is idle. A look
 * is one measuring of all of them by the browser; nothing is kept of it.
 */
export function watchLinksInView(document: Document, selector: string, tell: (links: Element[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack = () => {};
  let eyes: IntersectionObserver | undefined;
  const drawings = new MutationObserver(soon);
  for (const sign of SIGNS) document.addEventListener(sign, begin, { capture: true, passive: true });
  return stop;

  function begin(): void {
    for (const sign of SIGNS) document.removeEventListener(sign, begin, { capture: true });
    document.addEventListener("scroll", soon, { passive: true });
    drawings.observe(document.body, { childList: true, subtree: true });
    soon();
  }

  function soon(): void {
    clearTimeout(timer);
    takeBack();
    eyes?.disconnect();
    timer = setTimeout(() => {
      takeBack = whenIdle(look);
    }, STILL_MS);
  }

  function look(): void {
    eyes = new IntersectionObserver((entries, observer) => {
      observer.disconnect();
      tell(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    for (const link of document.querySelectorAll(selector)) eyes.observe(link);
  }

  function stop(): void {
    for (const sign of SIGNS) document.removeEventListener(sign, begin, { capture: true });
    document.removeEventListener("scroll", soon);
    clearTimeout(timer);
    takeBack();
    eyes?.disconnect();
    drawings.disconnect();
  }
}
