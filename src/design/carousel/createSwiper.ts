import { Swiper } from "swiper";
import { Autoplay, Keyboard } from "swiper/modules";
import type { CarouselOptions } from "./Carousel.types";

/**
 * Makes a Swiper with only the modules that we use. No other file of the carousel imports Swiper, so it is loaded when a
 * carousel needs it (`whenNeeded`).
 */
export function createSwiper(
  view: HTMLElement,
  options: Required<Omit<CarouselOptions, "autoplayMs">> & CarouselOptions & { first: number },
) {
  const swiper = new Swiper(view, {
    modules: [Autoplay, Keyboard],
    speed: options.speedMs,
    spaceBetween: 24,
    initialSlide: options.first,
    rewind: options.rewind,
    loop: false,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay: options.autoplayMs ? { delay: options.autoplayMs, disableOnInteraction: false } : false,
    breakpoints: options.slidesWide === 2 ? { 868: { slidesPerView: 2 } } : {},
  });
  // Autoplay is started by `useSwiper`, which knows whether the shopper has paused it.
  swiper.autoplay?.stop();
  return swiper;
}
