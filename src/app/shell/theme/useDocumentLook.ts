import { useEffect } from "react";

/** What belongs to the document and not to the page's root: the browser's bar, the favicon. */
export function useDocumentLook(target: Document, look: { themeColor: string; favicon: string }): void {
  const { themeColor, favicon } = look;
  useEffect(() => {
    if (themeColor !== "") headElement(target, "meta", "name", "theme-color").setAttribute("content", themeColor);
  }, [target, themeColor]);
  useEffect(() => {
    if (favicon !== "") headElement(target, "link", "rel", "icon").setAttribute("href", favicon);
  }, [target, favicon]);
}

/** The host's, or a new one where the host wrote none. */
function headElement(target: Document, tag: string, attribute: string, value: string): Element {
  const known = target.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (known !== null) return known;
  const made = target.createElement(tag);
  made.setAttribute(attribute, value);
  target.head.append(made);
  return made;
}
