import { type GriffelRenderer, makeStyles, mergeClasses, RendererProvider } from "@fluentui/react-components";
import {
  Provider_unstable as FluentContext,
  ThemeClassNameProvider_unstable as PortalClass,
} from "@fluentui/react-shared-contexts";
import { TextDirectionProvider } from "@griffel/react";
import { type ReactNode, useId, useMemo, useRef } from "react";
import { Late } from "../lazy/Late";
import { optionalPart } from "../lazy/optionalPart";
import * as words from "../words.en";
import type { StoreTheme } from "./createStoreTheme";
import { haat } from "./haat";
import { useFalseUntilMounted } from "./useFalseUntilMounted";
import { useGlobalStyles } from "./useGlobalStyles";
import { useLaterStyles } from "./useLaterStyles";
import { useScheme } from "./useScheme";
import { useThemeVariables } from "./useThemeVariables";

export interface ThemeRootProps {
  /** Left out when the page itself has the variables: on the server, and until the browser has loaded the theme. */
  theme?: StoreTheme;
  dark?: boolean;
  /** The class that the variables are set for; by default one of its own. */
  name?: string;
  /** The direction of the whole page by default. */
  dir?: "ltr" | "rtl";
  /** Made by `createGriffelRenderer`; one for each page in the browser, one for each request on the server. */
  renderer?: GriffelRenderer;
  /** The browser's document; left out on the server. */
  targetDocument?: Document;
  children: ReactNode;
}

const useStyles = makeStyles({
  root: {
    backgroundColor: haat.ground,
    color: haat.text,
    fontSize: "0.875rem",
    lineHeight: "1.25rem",
    WebkitFontSmoothing: "antialiased",
  },
  dark: { colorScheme: "dark" },
  // Not on the root element: Fluent gives the root's classes to every portal, and a menu would cover the whole page.
  page: { minHeight: "100dvh" },
});

/**
 * Optional, because it stands above every page, and its failure would remove them all. If its code fails to load, the
 * browser's own focus ring remains.
 */
const FocusMarks = optionalPart(async () => ({ default: (await import("./FocusMarks")).FocusMarks }));

/** Applies the theme to its children. Can be rendered without a window. */
export function ThemeRoot({ renderer, targetDocument, ...rest }: ThemeRootProps) {
  const inner = <Provided targetDocument={targetDocument} {...rest} />;
  if (!renderer) return inner;
  return (
    <RendererProvider renderer={renderer} targetDocument={targetDocument}>
      {inner}
    </RendererProvider>
  );
}

/**
 * Provides what Fluent's components need above them: the document and its direction, the class with the theme's variables
 * for portals, and the attribute that marks keyboard focus. `FluentProvider` does the same with 4 KiB more code on the
 * first path (ADR 18).
 */
function Provided(props: Omit<ThemeRootProps, "renderer">) {
  const { theme, name, dark = false, targetDocument = ownDocument(), children } = props;
  const isMounted = useFalseUntilMounted(true);
  const dir = props.dir ?? (words.direction === "rtl" || (isMounted && targetDocument?.dir === "rtl") ? "rtl" : "ltr");
  useGlobalStyles();
  useLaterStyles();
  const styles = useStyles();
  const ownName = `haat-theme${useId()}`;
  const id = name ?? ownName;
  const root = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ dir, targetDocument }), [dir, targetDocument]);
  useThemeVariables(id, theme, targetDocument);
  useScheme(dark, targetDocument);
  const isMarking = useFalseUntilMounted(theme !== undefined);
  const className = mergeClasses(id, styles.root, dark && styles.dark);
  return (
    <FluentContext value={context}>
      <PortalClass value={className}>
        <TextDirectionProvider dir={dir}>
          <div ref={root} dir={props.dir} className={className} data-scheme={dark ? "dark" : "light"}>
            <div className={styles.page}>{children}</div>
            {isMarking && (
              <Late>
                <FocusMarks root={root} />
              </Late>
            )}
          </div>
        </TextDirectionProvider>
      </PortalClass>
    </FluentContext>
  );
}

function ownDocument(): Document | undefined {
  return typeof document === "undefined" ? undefined : document;
}
