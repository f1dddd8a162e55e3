import { makeStyles } from "@fluentui/react-components";
import { useLayoutEffect, useRef, useState } from "react";
import { contrast } from "../../src/ui/theme/colours/colour";
import { haat, type } from "../../src/ui/theme/haat";

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

/** Words on their ground, with the contrast that the browser has drawn. */
export function Contrast({ name, color, backgroundColor }: { name: string; color: string; backgroundColor: string }) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();
  // Another store's colours come without this being drawn anew: it looks at every frame that draws it.
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
