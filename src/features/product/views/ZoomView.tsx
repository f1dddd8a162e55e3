import { useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { Button } from "#design/button/Button.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { zoom } from "#design/glyph/rareGlyphs.ts";
import { useLayer } from "#design/history/useLayer.ts";
import { Picture } from "#design/picture/Picture.tsx";
import * as words from "../words.en";
import { createZoom } from "./createZoom";
import { useZoomStyles } from "./useZoomStyles";

export interface ZoomViewProps {
  name: string;
  pictures: readonly string[];
  first: number;
  onClose: () => void;
}

/**
 * The pictures over the whole screen: swipe or arrow keys change the picture, two fingers or a double tap zoom in. Fluent's
 * `Dialog` would draw a panel with a title over the page.
 */
export function ZoomView({ name, pictures, first, onClose }: ZoomViewProps) {
  const { dialog, view, ...styles } = useZoomStyles();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const viewRef = useRef<HTMLDivElement>(null);
  const swiperRef = useRef<Swiper>(undefined);
  const [shown, setShown] = useState(first);
  const [isNear, setNear] = useState(false);
  const count = pictures.length;
  useLayer(true, { onBack: () => dialogRef.current?.close() });

  useEffect(() => {
    dialogRef.current?.showModal();
    const view = viewRef.current;
    if (view === null) return;
    const swiper = createZoom(view, first, setShown);
    swiper.on("zoomChange", (_, scale) => setNear(scale > 1));
    swiperRef.current = swiper;
    return () => {
      swiper.destroy(true, true);
    };
  }, [first]);

  return (
    <dialog ref={dialogRef} aria-label={words.picturesOf(name)} className={dialog} onClose={onClose}>
      <div ref={viewRef} className={view}>
        <div className="swiper-wrapper" data-track="">
          {pictures.map((picture, index) => (
            <div key={picture} className="swiper-slide" data-slide="" inert={index !== shown}>
              <div className="swiper-zoom-container">
                <Picture
                  src={picture}
                  alt={words.pictureOf(name, index + 1, count)}
                  width={960}
                  height={960}
                  fit="contain"
                  loading={Math.abs(index - shown) < 2 ? "eager" : "lazy"}
                  widths={[500, 640, 800, 1280]}
                  sizes="100vw"
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        {count > 1 && (
          <>
            <Button
              appearance="subtle"
              aria-label={words.previousPicture}
              icon={<Glyph name="chevronLeft" />}
              disabled={shown === 0}
              onClick={() => swiperRef.current?.slidePrev()}
            />
            <span aria-live="polite" className={styles.count}>
              {words.oneOf(shown + 1, count)}
            </span>
            <Button
              appearance="subtle"
              aria-label={words.nextPicture}
              icon={<Glyph name="chevronRight" />}
              disabled={shown === count - 1}
              onClick={() => swiperRef.current?.slideNext()}
            />
          </>
        )}
        <Button
          appearance="subtle"
          aria-pressed={isNear}
          aria-label={words.zoom}
          icon={<Glyph name={zoom} />}
          onClick={() => swiperRef.current?.zoom.toggle()}
        />
      </div>
      <Button
        appearance="subtle"
        aria-label={words.close}
        className={styles.close}
        icon={<Glyph name="dismiss" />}
        onClick={() => dialogRef.current?.close()}
      />
    </dialog>
  );
}
