import { onFirstSign } from "./onFirstSign";
import { whenIdle } from "./whenIdle";

/** The page must have stood still for so long. */
const STILL_MS = 400;

/**
 * Tells of the links on screen whenever the page has come to rest, after a scroll or another drawing, and is idle. A look
 * is one measuring of all of them by the browser; nothing is kept of it.
 */
export function watchLinksInView(document: Document, selector: string, tell: (links: Element[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack = () => {};
  let eyes: IntersectionObserver | undefined;
  const drawings = new MutationObserver(soon);
  // Before somebody is there the page fetches nothing of its own accord.
  const nobodyYet = onFirstSign(document, begin);
  return stop;

  function begin(): void {
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
    nobodyYet();
    document.removeEventListener("scroll", soon);
    clearTimeout(timer);
    takeBack();
    eyes?.disconnect();
    drawings.disconnect();
  }
}
