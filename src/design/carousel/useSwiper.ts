import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Swiper } from "swiper";
import type { CarouselOptions } from "./Carousel.types";
import { scrollToSlide } from "./scrollToSlide";
import { whenNeeded } from "./whenNeeded";

const CALM = "(prefers-reduced-motion: reduce)";

/**
 * Turns natively scrolling slides into a Swiper once its code has loaded, and keeps the state that the controls show. A
 * carousel with autoplay scrolls natively until it is touched: shoppers who only look never load the library.
 */
export function useSwiper(viewRef: RefObject<HTMLElement | null>, count: number, options: CarouselOptions) {
  const { autoplayMs, speedMs = 500, slidesWide = 1, rewind = true } = options;
  const swiperRef = useRef<Swiper>(undefined);
  const [page, setPage] = useState(0);
  const [pages, setPages] = useState(count);
  const [calm, setCalm] = useState(false);
  const [paused, setPaused] = useState(false);
  const [held, hold] = useState(false);
  const [ready, setReady] = useState(false);
  const running = !paused && !held && !calm;
  const shownPage = useRef(page);
  shownPage.current = page;

  useEffect(() => {
    const query = window.matchMedia(CALM);
    const update = () => setCalm(query.matches);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);

  useEffect(() => {
    const view = viewRef.current;
    if (!view || count < 2) return;
    let gone = false;
    const endWaiting = whenNeeded(view, autoplayMs === undefined ? "visible" : "touched", () => {
      void import("./createSwiper").then(({ createSwiper }) => {
        if (gone) return;
        view.scrollTo(0, 0);
        const swiper = createSwiper(view, { autoplayMs, speedMs, slidesWide, rewind, first: shownPage.current });
        const countPages = () => setPages(swiper.snapGrid.length);
        swiper.on("slideChange", () => setPage(swiper.snapIndex));
        swiper.on("snapGridLengthChange", countPages);
        countPages();
        swiperRef.current = swiper;
        setReady(true);
      });
    });
    return () => {
      gone = true;
      endWaiting();
      swiperRef.current?.destroy(true, true);
      swiperRef.current = undefined;
      setReady(false);
    };
  }, [viewRef, count, autoplayMs, speedMs, slidesWide, rewind]);

  useEffect(() => {
    const autoplay = swiperRef.current?.autoplay;
    if (!autoplay || !autoplayMs) return;
    if (ready && running) autoplay.start();
    else autoplay.stop();
  }, [ready, running, autoplayMs]);

  const go = (index: number) => {
    const swiper = swiperRef.current;
    if (swiper) swiper.slideTo(index, calm ? 0 : speedMs);
    else if (viewRef.current) scrollToSlide(viewRef.current, index, calm ? "auto" : "smooth");
    setPage(index);
  };

  const next = () => go(page + 1 < pages ? page + 1 : rewind ? 0 : page);

  const move = useEffectEvent(next);
  useEffect(() => {
    if (!autoplayMs || ready || !running) return;
    const timer = setInterval(move, autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, ready, running]);

  return {
    ready,
    page,
    pages,
    calm,
    paused,
    setPaused,
    hold,
    go,
    next,
    previous: () => go(page > 0 ? page - 1 : rewind ? pages - 1 : 0),
  };
}
