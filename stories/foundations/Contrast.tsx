import { makeStyles } from "@fluentui/react-components";
import { useLayoutEffect, useRef, useState } from "react";
import { contrast } from "#design/theme/colours/colour.ts";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  pair: {
    display: "flex",
    flexDirection: "column",
    padding: "16px",
    borderRadius: haat.radiusCard,
    boxShadow: `inset 0 0 0 1px ${haat.hairline}`,
  },
  ratio: { ...type.caption, ...type.tabular },
});

/** A text on its background, with the contrast of the colours that the browser has computed. */
export function Contrast({ name, color, backgroundColor }: { name: string; color: string; backgroundColor: string }) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();
  // Has no dependencies: the colours of another store change without a change of props, so the contrast is measured after every
  // render.
  useLayoutEffect(() => {
    if (!place.current) return;
    const drawn = getComputedStyle(place.current);
    setRatio(contrast(drawn.color, drawn.backgroundColor));
  });
  return (
    <div ref={place} className={styles.pair} style={{ color, backgroundColor }}>
      {name}
      <span className={styles.ratio}>{ratio === undefined ? " " : `${ratio.toFixed(1)} : 1`}</span>
    </div>
  );
}
