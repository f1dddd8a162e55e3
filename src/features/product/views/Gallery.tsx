import { useRef, useState } from "react";
import { PHONE_PICTURE_SIZE } from "#commerce/product-picture/phonePicture.ts";
import { scrollToSlide } from "#design/carousel/scrollToSlide.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { zoom } from "#design/glyph/rareGlyphs.ts";
import { DeferredPart } from "#design/lazy/DeferredPart.tsx";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import * as words from "../words.en";
import { useGalleryStyles } from "./useGalleryStyles";

export interface GalleryProps {
  name: string;
  /** The variant's pictures; the first one is shown first. */
  pictures: readonly string[];
}

const SIDE = 960;
const WIDTHS = [320, 400, 500, 640, 800, 1280];
/** The picture's width: a phone's, half of a tablet's, seven twelfths of a desktop's. */
const SIZES = [
  PHONE_PICTURE_SIZE,
  "(max-width: 63.9375em) calc(50vw - 40px)",
  "calc(min(100vw, 1344px) * 0.583 - 74px)",
].join(", ");

/** A phone has space for so many dots. Of more pictures, only those near the shown one have a dot. */
const DOTS = 9;

const ZoomView = lazyPart(async () => ({ default: (await import("./ZoomView")).ZoomView }));

/**
 * The pictures in a row that scrolls and snaps. Thumbnails below lead to each picture, on phones dots. Works without
 * scripts (ADR 57).
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const styles = useGalleryStyles();
  const rowRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const all = pictures.length > 0 ? pictures : [""];

  const show = (index: number) => {
    if (rowRef.current) scrollToSlide(rowRef.current, index, "instant");
    setShown(index);
  };

  return (
    <section aria-label={words.picturesOf(name)} className={styles.gallery}>
      <ul
        ref={rowRef}
        className={styles.row}
        // A scrollable part must be reachable by keyboard.
        tabIndex={all.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: row }) =>
          setShown(Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth)))
        }
      >
        {all.map((picture, index) => (
          // With mouse or finger, a press anywhere on the picture enlarges it.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is for keys
          <li key={picture} onClick={() => pictures.length > 0 && setLarge(true)}>
            <Picture
              src={picture}
              alt={index === 0 ? name : words.pictureOf(name, index + 1, all.length)}
              width={SIDE}
              height={SIDE}
              fit="contain"
              loading={index === 0 ? "priority" : "lazy"}
              widths={WIDTHS}
              sizes={SIZES}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <button type="button" aria-label={words.lookCloser} className={styles.zoom} onClick={() => setLarge(true)}>
          <Glyph name={zoom} />
        </button>
      )}
      {isLarge && (
        <Late>
          <ZoomView name={name} pictures={pictures} first={shown} onClose={() => setLarge(false)} />
        </Late>
      )}
      {all.length > 1 && (
        <DeferredPart>
          <ul className={styles.thumbs}>
            {all.map((picture, index) => (
              <li
                key={picture}
                data-last={index === all.length - 1 ? "" : undefined}
                data-far={all.length > DOTS && Math.abs(index - shown) > (DOTS - 1) / 2 ? "" : undefined}
              >
                <button
                  type="button"
                  aria-label={words.showPicture(index + 1, all.length)}
                  aria-current={index === shown}
                  onClick={() => show(index)}
                >
                  <Picture src={picture} alt="" width={72} height={72} />
                </button>
              </li>
            ))}
          </ul>
        </DeferredPart>
      )}
    </section>
  );
}
