import { mergeClasses } from "@fluentui/react-components";
import { Suspense, useRef, useState } from "react";
import { Glyph } from "../../../ui/glyph/Glyph";
import { DeferredPart } from "../../../ui/lazy/DeferredPart";
import { lazyPart } from "../../../ui/lazy/lazyPart";
import { Picture } from "../../../ui/picture/Picture";
import { useGalleryStyles } from "./useGalleryStyles";

export interface GalleryProps {
  name: string;
  /** The variant's pictures; the first one is shown first. */
  pictures: readonly string[];
}

const SIDE = 960;
const WIDTHS = [320, 400, 500, 640, 800, 1280];
/** The picture's width: about a quarter of a phone's height, half of a tablet's width, seven twelfths of a desktop's. */
const SIZES = [
  "(max-width: 47.9375em) 240px",
  "(max-width: 63.9375em) calc(50vw - 40px)",
  "calc(min(100vw, 1344px) * 0.583 - 74px)",
].join(", ");

const ZoomView = lazyPart(async () => ({ default: (await import("./ZoomView")).ZoomView }));

/** The pictures in a row that scrolls and snaps; the thumbnails below lead to each. Works without scripts. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { zoom, ...styles } = useGalleryStyles();
  const rowRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const all = pictures.length > 0 ? pictures : [""];

  const show = (index: number) => {
    const row = rowRef.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
    setShown(index);
  };

  return (
    <section
      aria-label={`Pictures of ${name}`}
      className={mergeClasses(styles.gallery, all.length > 1 && styles.several)}
    >
      <ul
        ref={rowRef}
        className={styles.row}
        // A scrollable part must be reachable by keyboard.
        tabIndex={all.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))}
      >
        {all.map((picture, index) => (
          // With mouse or finger, a press anywhere on the picture acts as the button.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is for keys
          <li key={picture} onClick={() => pictures.length > 0 && setLarge(true)}>
            <Picture
              src={picture}
              alt={index === 0 ? name : `${name}, picture ${index + 1} of ${all.length}`}
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
        <button type="button" aria-label="Look closer" className={zoom} onClick={() => setLarge(true)}>
          <Glyph name="zoom" />
        </button>
      )}
      {isLarge && (
        <Suspense>
          <ZoomView name={name} pictures={pictures} first={shown} onClose={() => setLarge(false)} />
        </Suspense>
      )}
      {all.length > 1 && (
        <DeferredPart>
          <ul className={styles.thumbs}>
            {all.map((picture, index) => (
              <li key={picture}>
                <button
                  type="button"
                  aria-label={`Show picture ${index + 1} of ${all.length}`}
                  aria-current={index === shown}
                  className={mergeClasses(styles.thumb, index === shown && styles.thumbShown)}
                  onClick={() => show(index)}
                >
                  <Picture src={picture} alt="" width={72} height={72} sizes="(max-width: 47.9375em) 52px, 72px" />
                </button>
              </li>
            ))}
          </ul>
        </DeferredPart>
      )}
    </section>
  );
}
