import { onFirstSign } from "#kernel/lifecycle/onFirstSign.ts";
import { whenIdle } from "./whenIdle";

/** How long the page must stay unchanged before its links are looked at. */
const STILL_MS = 400;

/**
 * Calls `tell` with the links on screen once the page has been still after a scroll or a change and the browser is idle:
 * once before a person's first input, and each time after it. One IntersectionObserver measures all links each time anew,
 * so it keeps no state about them.
 */
export function watchLinksInView(
  document: Document,
  selector: string,
  tell: (links: Element[], isInUse: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = () => {};
  let observer: IntersectionObserver | undefined;
  const mutations = new MutationObserver(soon);
  let isInUse = false;
  const cancelFirstSign = onFirstSign(document, begin);
  soon();
  return stop;

  function begin(): void {
    isInUse = true;
    document.addEventListener("scroll", soon, { passive: true });
    mutations.observe(document.body, { childList: true, subtree: true });
    soon();
  }

  function soon(): void {
    clearTimeout(timer);
    cancelIdle();
    observer?.disconnect();
    timer = setTimeout(() => {
      cancelIdle = whenIdle(look);
    }, STILL_MS);
  }

  function look(): void {
    observer = new IntersectionObserver((entries, observer) => {
      observer.disconnect();
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      tell(
        inView.map(({ target }) => target),
        isInUse,
      );
    });
    for (const link of document.querySelectorAll(selector)) observer.observe(link);
  }

  function stop(): void {
    cancelFirstSign();
    document.removeEventListener("scroll", soon);
    clearTimeout(timer);
    cancelIdle();
    observer?.disconnect();
    mutations.disconnect();
  }
}
