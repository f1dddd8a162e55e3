import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";

/** On a server there is no layout to wait for. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

const never = () => () => {};

interface Address {
  src?: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * The address of a picture as attributes where the page's HTML has it already, else written once the picture stands in
 * the page: Chromium holds for ever an image that was given `srcset` or `sizes` and never got there, with all that was
 * drawn beside it, and React makes such images whenever a drawing is interrupted and begun anew (bar 19).
 */
export function usePlacedAddress(ref: RefObject<HTMLImageElement | null>, { src, srcSet, sizes }: Address): Address {
  const wasInHtml = useRef(false);
  const isInHtml = useSyncExternalStore(
    never,
    // What it was taken over with it keeps: another answer would draw every picture of the page a second time.
    () => wasInHtml.current,
    () => true,
  );
  wasInHtml.current = isInHtml;
  useBrowserLayoutEffect(() => {
    const image = ref.current;
    if (isInHtml || !image || !src) return;
    // The single address last: the browser would begin with it.
    for (const [name, value] of Object.entries({ sizes, srcset: srcSet, src })) {
      if (value === undefined) image.removeAttribute(name);
      else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
    }
  });
  return isInHtml ? { src, srcSet, sizes } : {};
}
