import { useEffect } from "react";

/** Sets what lies outside the page's root: the colour of the browser's bar, and the favicon. */
export function useDocumentLook(target: Document, look: { themeColor: string; favicon: string }): void {
  const { themeColor, favicon } = look;
  useEffect(() => {
    if (themeColor !== "") headElement(target, "meta", "name", "theme-color").setAttribute("content", themeColor);
  }, [target, themeColor]);
  useEffect(() => {
    if (favicon !== "") headElement(target, "link", "rel", "icon").setAttribute("href", favicon);
  }, [target, favicon]);
}

/** Returns the element that the host wrote, or a new one. */
function headElement(target: Document, tag: string, attribute: string, value: string): Element {
  const known = target.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (known !== null) return known;
  const made = target.createElement(tag);
  made.setAttribute(attribute, value);
  target.head.append(made);
  return made;
}
