import {
  FluentProvider,
  type GriffelRenderer,
  makeStyles,
  mergeClasses,
  RendererProvider,
} from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo } from "react";
import { whenIdle } from "../lazy/whenIdle";
import { createStoreTheme } from "./createStoreTheme";
import { completeTheme } from "./firstTheme";
import { haat } from "./haat";
import type { AnnouncementColours, StoreColours } from "./theme.types";
import { useGlobalStyles } from "./useGlobalStyles";

export interface ThemeProviderProps {
  colours: StoreColours;
  dark?: boolean;
  announcement?: AnnouncementColours;
  dir?: "ltr" | "rtl";
  /** From `createGriffelRenderer`; one a page in the browser, one a request on the server. */
  renderer?: GriffelRenderer;
  /** The browser's document; left out on the server. */
  targetDocument?: Document;
  children: ReactNode;
}

// Not a reset rule: FluentProvider colours its root by atomic rules, which would win over one.
const useStyles = makeStyles({
  root: {
    backgroundColor: haat.ground,
    color: haat.text,
    fontSize: "14px",
    lineHeight: "20px",
    WebkitFontSmoothing: "antialiased",
    textRendering: "optimizeLegibility",
  },
  dark: { colorScheme: "dark" },
  // Not on the root, whose classes every portal gets: a menu would cover the page behind it.
  page: { minHeight: "100dvh" },
});

/** Gives everything inside it the store's look. Renders without a window. */
export function ThemeProvider({ renderer, targetDocument, ...rest }: ThemeProviderProps) {
  const inner = <ThemedRoot targetDocument={targetDocument} {...rest} />;
  if (!renderer) return inner;
  return (
    <RendererProvider renderer={renderer} targetDocument={targetDocument}>
      {inner}
    </RendererProvider>
  );
}

function ThemedRoot({ colours, dark = false, announcement, dir, targetDocument, children }: ThemeProviderProps) {
  useGlobalStyles();
  const styles = useStyles();
  const { primary, secondary, neutral } = colours;
  const { backgroundColor, color } = announcement ?? {};
  const theme = useMemo(
    () => createStoreTheme({ primary, secondary, neutral }, dark, { backgroundColor, color }),
    [primary, secondary, neutral, dark, backgroundColor, color],
  );
  useEffect(() => {
    if (targetDocument) return whenIdle(() => completeTheme(targetDocument, theme));
  }, [targetDocument, theme]);
  return (
    <FluentProvider
      theme={theme}
      dir={dir}
      className={mergeClasses(styles.root, dark && styles.dark)}
      data-scheme={dark ? "dark" : "light"}
      {...(targetDocument ? { targetDocument } : {})}
    >
      <div className={styles.page}>{children}</div>
    </FluentProvider>
  );
}
