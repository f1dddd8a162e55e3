import { makeResetStyles } from "@fluentui/react-components";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Button } from "../../ui/button/Button";
import { PageState } from "../../ui/page-state/PageState";
import { ThemeProvider } from "../../ui/theme/ThemeProvider";
import { type UnavailableReason, unavailableWords } from "./unavailableWords";

type Theming = Pick<ComponentProps<typeof ThemeProvider>, "renderer" | "targetDocument">;

export interface StoreUnavailableViewProps extends Theming {
  reason: UnavailableReason;
  onRetry: () => void;
}

const NO_COLOURS = {};

/** It is all there is on the page, so it stands in its middle. */
const useMain = makeResetStyles({ display: "grid", alignContent: "center", minHeight: "100dvh" });

/** Instead of the shop, when there is none to open: says so, and never guesses a store. */
export function StoreUnavailableView({ reason, onRetry, ...theming }: StoreUnavailableViewProps) {
  const { title, text } = unavailableWords[reason];
  const canRetry = reason === "unreachable";
  useEffect(() => {
    document.title = title;
    if (!canRetry) return;
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [title, canRetry, onRetry]);
  return (
    <ThemeProvider colours={NO_COLOURS} {...theming}>
      <Middle>
        <PageState
          alert
          drawing={canRetry ? "offline" : "store"}
          title={title}
          headingLevel={1}
          text={text}
          action={
            canRetry && (
              <Button appearance="primary" onClick={onRetry}>
                Try again
              </Button>
            )
          }
        />
      </Middle>
    </ThemeProvider>
  );
}

/** A component of its own: its styles go to the renderer that the provider above it was given. */
function Middle({ children }: { children: ReactNode }) {
  return <main className={useMain()}>{children}</main>;
}
