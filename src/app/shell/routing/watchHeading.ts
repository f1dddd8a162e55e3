/**
 * Calls `tell` with the text of the page's h1, empty while there is none, now and whenever it changes. Returns a function that
 * ends it.
 */
export function watchHeading(main: Element, tell: (heading: string) => void): () => void {
  let announced: string | undefined;
  const look = () => {
    const heading = main.querySelector("h1")?.textContent?.trim() ?? "";
    if (heading === announced) return;
    announced = heading;
    tell(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
