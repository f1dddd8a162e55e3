import { markPage } from "../markPage";

/**
 * Prevents everything that leads out of the page or opens a part of the browser's own interface. Returns a function that
 * ends it.
 */
export function guardPage(): () => void {
  const ends: (() => void)[] = [];
  const refuse = (type: string, isRefused: (event: Event) => boolean) => {
    const hear = (event: Event) => {
      if (!isRefused(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const options = { capture: true, passive: false };
    document.addEventListener(type, hear, options);
    ends.push(() => document.removeEventListener(type, hear, options));
  };
  const always = () => true;
  refuse("contextmenu", always);
  refuse("dragstart", always);
  refuse("gesturestart", always);
  refuse("auxclick", always);
  refuse("touchstart", (event) => (event as TouchEvent).touches.length > 1);
  refuse("wheel", (event) => (event as WheelEvent).ctrlKey);
  refuse("click", ({ target }) => target instanceof Element && leadsOut(target.closest("a[href]")));
  ends.push(markPage("kiosk"));
  return () => {
    for (const end of ends) end();
  };
}

/** True for links to another site, another program or another tab. */
function leadsOut(link: Element | null): boolean {
  if (!(link instanceof HTMLAnchorElement)) return false;
  return (
    link.origin !== location.origin ||
    !/^https?:$/.test(link.protocol) ||
    link.target === "_blank" ||
    link.download !== ""
  );
}
