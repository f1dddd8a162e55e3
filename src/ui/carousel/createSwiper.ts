import { Swiper } from "swiper";
import { Autoplay, Keyboard } from "swiper/modules";
import type { CarouselOptions } from "./Carousel.types";

/** Swiper with only what we use; the one file that imports it, fetched when a carousel is on the page. */
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
  // Whether it may move is decided by the shopper, see useSwiper.
  swiper.autoplay?.stop();
  return swiper;
}
