import { makeStyles } from "@fluentui/react-components";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { createStoreTheme } from "#design/theme/createStoreTheme.ts";
import { haat, type } from "#design/theme/haat.ts";
import type { Palette } from "../../.storybook/palettes";

const useStyles = makeStyles({
  brand: {
    display: "flex",
    flexDirection: "column",
    rowGap: "12px",
    minWidth: "0",
    padding: "16px",
    backgroundColor: haat.ground,
    color: haat.text,
  },
  name: { ...type.caption, color: haat.textSoft },
});

export interface OfBrandProps {
  palette: Palette;
  dark: boolean;
  children: ReactNode;
}

/** Draws its children in the colours of one brand, beside others. */
export function OfBrand({ palette, dark, children }: OfBrandProps) {
  const styles = useStyles();
  const variables = useMemo(() => {
    const tokens = Object.entries(createStoreTheme(palette.colours, dark));
    return Object.fromEntries(tokens.map(([name, value]) => [`--${name}`, value])) as CSSProperties;
  }, [palette, dark]);
  return (
    <section aria-label={palette.title} className={styles.brand} style={variables}>
      <p className={styles.name}>{palette.title}</p>
      {children}
    </section>
  );
}
