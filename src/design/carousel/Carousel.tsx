import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Children, type FocusEvent, type ReactNode, useRef } from "react";
import * as words from "../words.en";
import type { CarouselOptions } from "./Carousel.types";
import { useCarouselStyles } from "./useCarouselStyles";
import { useSwiper } from "./useSwiper";

export interface CarouselProps extends CarouselOptions {
  /** The region's name: `Offers`. */
  label: string;
  /** One child for each slide. */
  children: ReactNode;
}

const half = { "& [data-slide]": { width: "calc((100% - 24px) / 2)" } };

const useStyles = makeStyles({
  two: { "@media (min-width: 54.25em)": half },
  // Spec 2.3, reading 15: a single testimonial stands alone up to 1024 px.
  twoOfOne: { "@media (min-width: 64em)": half },
});

/**
 * A carousel with Swiper, which is loaded after the page. Until then, and without scripts, the same slides scroll natively
 * in the same place, so that nothing moves; Fluent's carousel cannot scroll before it is loaded. Autoplay pauses on hover,
 * on focus and by its button; reduced motion stops it (bar 21).
 */
export function Carousel({ label, children, ...options }: CarouselProps) {
  const { root, dots: dotsClass, controls } = useCarouselStyles();
  const styles = useStyles();
  const viewRef = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const carousel = useSwiper(viewRef, slides.length, options);
  const hold = (held: boolean) => () => carousel.hold(held);
  const several = carousel.pages > 1;
  return (
    <section
      aria-label={label}
      aria-roledescription={words.carousel}
      className={mergeClasses(root, options.slidesWide === 2 && (slides.length > 1 ? styles.two : styles.twoOfOne))}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) carousel.hold(false);
      }}
    >
      {/* Until Swiper is ready this is a plain scroller, which must be reachable by keyboard. */}
      <div ref={viewRef} data-view="" tabIndex={several && !carousel.ready ? 0 : undefined}>
        <div data-track="" className="swiper-wrapper">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's role for a slide
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its index
              key={index}
              data-slide=""
              className="swiper-slide"
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.slideOf(index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className={controls}>
          {options.autoplayMs && !carousel.calm && (
            <button
              type="button"
              data-pause={carousel.paused ? "paused" : ""}
              aria-label={carousel.paused ? words.playSlides : words.pauseSlides}
              onClick={() => carousel.setPaused(!carousel.paused)}
            />
          )}
          <div className={dotsClass}>
            {Array.from({ length: carousel.pages }, (_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
                key={index}
                type="button"
                aria-label={words.goToSlide(index + 1)}
                aria-current={index === carousel.page ? "true" : undefined}
                onClick={() => carousel.go(index)}
              />
            ))}
          </div>
          <button type="button" data-mirrored="" aria-label={words.previousSlide} onClick={carousel.previous} />
          <button type="button" data-mirrored="" data-next="" aria-label={words.nextSlide} onClick={carousel.next} />
        </div>
      )}
    </section>
  );
}
