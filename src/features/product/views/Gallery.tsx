import { mergeClasses } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { Picture } from "../../../ui/picture/Picture";
import { useGalleryStyles } from "./useGalleryStyles";

export interface GalleryProps {
  name: string;
  /** The variant's pictures, the first shown first. */
  pictures: readonly string[];
}

const SIDE = 960;

/** Pictures in a row that snaps under the finger; thumbs below lead to each. Draws without any script. */
export function Gallery({ name, pictures }: GalleryProps) {
  const styles = useGalleryStyles();
  const rowRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const all = pictures.length > 0 ? pictures : [""];

  const show = (index: number) => {
    const row = rowRef.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
    setShown(index);
  };

  return (
    <section aria-label={`Pictures of ${name}`} className={styles.gallery}>
      <ul
        ref={rowRef}
        className={styles.row}
        // What scrolls must be reachable by keyboard.
        tabIndex={all.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))}
      >
        {all.map((picture, index) => (
          <li key={picture}>
            <Picture
              src={picture}
              alt={index === 0 ? name : `${name}, picture ${index + 1} of ${all.length}`}
              width={SIDE}
              height={SIDE}
              fit="contain"
              loading={index === 0 ? "priority" : "lazy"}
              sizes="(max-width: 767px) 100vw, 50vw"
            />
          </li>
        ))}
      </ul>
      {all.length > 1 && (
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
                <Picture src={picture} alt="" width={72} height={72} loading="eager" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
