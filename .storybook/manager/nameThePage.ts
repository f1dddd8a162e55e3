const ITS_OWN = /(storybook - )?Storybook$/;

/** Storybook writes its own name at the end of every title. */
export function nameThePage(page: Document): void {
  const name = () => {
    if (ITS_OWN.test(page.title)) page.title = page.title.replace(ITS_OWN, "Haat");
  };
  new MutationObserver(name).observe(page.head, { subtree: true, childList: true, characterData: true });
  name();
}
