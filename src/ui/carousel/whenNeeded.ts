/**
 * Calls back once, when a carousel's code is really needed: when it comes into view, or only with a touch or a focus, which
 * ask at once. Keeps the library off the first load. The answer ends the waiting.
 */
export function whenNeeded(view: HTMLElement, need: "in view" | "touched", callback: () => void): () => void {
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
  if (need === "in view") {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call();
    });
    watch.observe(view);
    waits.push(() => watch.disconnect());
  }
  return end;
}
