import { makeResetStyles } from "@fluentui/react-components";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { asSentence } from "#design/format/asSentence.ts";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { ThemeProvider } from "#design/theme/ThemeProvider.tsx";
import { type UnavailableReason, unavailableWords } from "./unavailableWords";

export type Theming = Pick<ComponentProps<typeof ThemeProvider>, "renderer" | "targetDocument" | "dark">;

export interface StoreUnavailableViewProps extends Theming {
  reason: UnavailableReason;
  /** The HTTP status; left out when the platform did not answer. */
  status?: number;
  /** The reason, from the platform or our own words. */
  message?: string;
  /** Left out while a try is running, and when another try is of no use. */
  onRetry?: () => void;
  retrying?: boolean;
}

const NO_COLOURS = {};

/** The message is alone on the page, so it stands in the middle. */
const useMain = makeResetStyles({ display: "grid", alignContent: "center", minHeight: "100dvh" });

/**
 * Shown in place of the shop when there is none to open: status and message (spec 8), and never a guessed store (reading 27).
 */
export function StoreUnavailableView(props: StoreUnavailableViewProps) {
  const { reason, status, message = "", onRetry, retrying, ...theming } = props;
  const { title, text } = unavailableWords[reason];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <ThemeProvider colours={NO_COLOURS} {...theming}>
      <Middle>
        <ErrorState
          drawing={reason === "unreachable" ? "offline" : "store"}
          title={title}
          headingLevel={1}
          status={status}
          message={[asSentence(message), text].filter(Boolean).join(" ")}
          onRetry={onRetry ?? (retrying ? () => {} : undefined)}
          retrying={retrying}
        />
      </Middle>
    </ThemeProvider>
  );
}

/** A component of its own, so that the provider above it gets its styles. */
function Middle({ children }: { children: ReactNode }) {
  return <main className={useMain()}>{children}</main>;
}
