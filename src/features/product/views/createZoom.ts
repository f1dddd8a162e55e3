import { Swiper } from "swiper";
import { Keyboard, Zoom } from "swiper/modules";

/** Swiper with zoom. Its code is loaded together with the zoom view, when a picture is first opened. */
export function createZoom(view: HTMLElement, first: number, onSlide: (index: number) => void): Swiper {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const swiper = new Swiper(view, {
    modules: [Keyboard, Zoom],
    initialSlide: first,
    speed: calm ? 0 : 250,
    spaceBetween: 24,
    keyboard: { enabled: true },
    zoom: { maxRatio: 3, toggle: true },
  });
  swiper.on("slideChange", () => onSlide(swiper.activeIndex));
  return swiper;
}
