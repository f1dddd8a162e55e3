/**
 * Calls back once, when the carousel's code is needed: at its first touch or focus, or, with `visible`, as soon as it comes
 * into view. This keeps the library out of the first load. Returns a function that cancels it.
 */
export function whenNeeded(view: HTMLElement, need: "visible" | "touched", callback: () => void): () => void {
  const waits: (() => void)[] = [];
  const end = () => {
    for (const stop of waits.splice(0)) stop();
  };
  const call = () => {
    end();
    callback();
  };
  for (const event of ["pointerenter", "focusin"]) {
    view.addEventListener(event, call);
    waits.push(() => view.removeEventListener(event, call));
  }
  if (need === "visible") {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call();
    });
    watch.observe(view);
    waits.push(() => watch.disconnect());
  }
  return end;
}
