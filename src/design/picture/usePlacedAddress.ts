import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";

/** On a server there is no layout, and React warns about layout effects. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

const never = () => () => {};

interface Address {
  src?: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * Returns a picture's address as attributes when the page's HTML already has them; otherwise sets them once the image is in
 * the page. Chromium never frees an image that was given `srcset` or `sizes` but was never inserted, nor the elements
 * rendered with it, and React creates such images whenever it interrupts a rendering (bar 19).
 */
export function usePlacedAddress(ref: RefObject<HTMLImageElement | null>, { src, srcSet, sizes }: Address): Address {
  const wasInHtml = useRef(false);
  const isInHtml = useSyncExternalStore(
    never,
    // An image from the HTML keeps its attributes. A change after hydration would render every picture of the page a second
    // time.
    () => wasInHtml.current,
    () => true,
  );
  wasInHtml.current = isInHtml;
  useBrowserLayoutEffect(() => {
    const image = ref.current;
    if (isInHtml || !image || !src) return;
    // `src` is set last, because the browser would start to fetch it before it knows `srcset`.
    for (const [name, value] of Object.entries({ sizes, srcset: srcSet, src })) {
      if (value === undefined) image.removeAttribute(name);
      else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
    }
  });
  return isInHtml ? { src, srcSet, sizes } : {};
}
