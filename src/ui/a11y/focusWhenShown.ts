/** A busy machine may take so many frames to style what has just been opened. */
const FRAMES_AT_MOST = 60;

/**
 * Puts the focus on what is being shown, in the first frame in which it takes it: what is still hidden does not.
 * @returns gives up
 */
export function focusWhenShown(find: () => HTMLElement | null | undefined): () => void {
  let frame = 0;
  const tryIn = (left: number) => {
    frame = requestAnimationFrame(() => {
      const element = find();
      element?.focus();
      if (left > 0 && (!element || document.activeElement !== element)) tryIn(left - 1);
    });
  };
  tryIn(FRAMES_AT_MOST);
  return () => cancelAnimationFrame(frame);
}
