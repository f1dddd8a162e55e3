import {
  FluentProvider,
  type GriffelRenderer,
  makeStyles,
  mergeClasses,
  RendererProvider,
} from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { StoreTheme } from "./createStoreTheme";
import { haat } from "./haat";
import { useGlobalStyles } from "./useGlobalStyles";

export interface ThemeRootProps {
  /** Left out while what a server has drawn is taken over: it carries its variables, until others take their place. */
  theme?: StoreTheme;
  dark?: boolean;
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

const AS_DRAWN = {};

/** Everything inside it wears the theme. Renders without a window. */
export function ThemeRoot({ renderer, targetDocument, ...rest }: ThemeRootProps) {
  const inner = <Provided targetDocument={targetDocument} {...rest} />;
  if (!renderer) return inner;
  return (
    <RendererProvider renderer={renderer} targetDocument={targetDocument}>
      {inner}
    </RendererProvider>
  );
}

function Provided({ theme = AS_DRAWN as StoreTheme, dark = false, dir, targetDocument, children }: ThemeRootProps) {
  useGlobalStyles();
  const styles = useStyles();
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
