import { onFirstSign } from "./onFirstSign";
import { whenIdle } from "./whenIdle";

/** How long the page must not have changed before the links are looked at. */
const STILL_MS = 400;

/**
 * Calls `tell` with the links on screen each time the page has come to rest after a scroll or a change and the browser is idle:
 * once before the first input of a person, and always after it. Each time all links are measured anew by one
 * IntersectionObserver, so no state is kept about them.
 */
export function watchLinksInView(
  document: Document,
  selector: string,
  tell: (links: Element[], isSomebodyThere: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack = () => {};
  let eyes: IntersectionObserver | undefined;
  const drawings = new MutationObserver(soon);
  let isSomebodyThere = false;
  const nobodyYet = onFirstSign(document, begin);
  soon();
  return stop;

  function begin(): void {
    isSomebodyThere = true;
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
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      tell(
        inView.map(({ target }) => target),
        isSomebodyThere,
      );
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
