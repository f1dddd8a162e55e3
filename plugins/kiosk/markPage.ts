/**
 * Marks <html> with `data-{mark}` for style sheets, because the keyboard and dialogs are rendered beside the kiosk's page.
 * Returns a function that removes the mark.
 */
export function markPage(mark: "kiosk" | "keyboard" | "reach" | "code", value = ""): () => void {
  const { dataset } = document.documentElement;
  dataset[mark] = value;
  return () => {
    delete dataset[mark];
  };
}
