import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../button/Button";
import { haat, type } from "../theme/haat";
import * as words from "../words.en";
import type { DrawingName } from "./Drawing.types";
import { PageState } from "./PageState";

export interface ErrorStateProps {
  /** The HTTP status; left out when the platform did not answer. */
  status?: number;
  /** The platform's message (reading 12). */
  message: string;
  title?: string;
  drawing?: DrawingName;
  /** Another try cannot help, so it is not offered. A whole page then links to the shop. */
  isLasting?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
  /** One more action, beside Try again. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  compact?: boolean;
}

const useStyles = makeStyles({
  status: { ...type.caption, fontWeight: 600, color: haat.danger, fontVariantNumeric: "tabular-nums" },
});

/** A failed load: status, message and Try again (spec 2.11, spec 8 Load failures). */
export function ErrorState(props: ErrorStateProps) {
  const { status, message, title = words.somethingWentWrong, isLasting, retrying, headingLevel, compact } = props;
  const onRetry = isLasting ? undefined : props.onRetry;
  const action = props.action ?? (isLasting && !compact && <LinkButton href="/">{words.goToTheShop}</LinkButton>);
  const styles = useStyles();
  const drawing = props.drawing ?? (status === undefined ? "offline" : "error");
  return (
    <PageState
      alert
      drawing={drawing}
      title={title}
      headingLevel={headingLevel}
      compact={compact}
      text={
        <>
          {status !== undefined && <p className={styles.status}>{words.errorStatus(status)}</p>}
          <p>{message}</p>
        </>
      }
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button appearance="primary" busy={retrying} onClick={onRetry}>
                {words.tryAgain}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
}
