import { Field, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { haat } from "../theme/haat";
import type { FieldBinding } from "./fields.types";

export interface FieldFrameProps extends Pick<FieldBinding, "label" | "error" | "required" | "onBlur"> {
  hint?: string;
  children: ReactElement;
}

const useStyles = makeStyles({
  /** The height of one line of a message: 2 px and 16 px. */
  room: { gridTemplateRows: "auto auto minmax(calc(2px + 1rem), auto)" },
  /** Hint and error share one line under the control. */
  foot: { gridRowStart: "3", gridColumnStart: "1" },
  /** Our own colour variable, because Fluent's is loaded later. */
  error: { color: haat.danger, "& > span": { color: haat.danger } },
  unseen: { visibility: "hidden" },
});

/**
 * A label above the control and the error below it. A field that is validated when it loses the focus always reserves the
 * space for its message. Otherwise the message would move what is below just when the shopper presses it.
 */
export function FieldFrame({ label, error, required, onBlur, hint, children }: FieldFrameProps) {
  const styles = useStyles();
  const isJudged = onBlur !== undefined || error !== undefined;
  return (
    <Field
      className={mergeClasses(isJudged && styles.room)}
      label={label}
      required={required}
      hint={hint ? { children: hint, className: mergeClasses(styles.foot, error && styles.unseen) } : undefined}
      validationMessage={error ? { children: error, className: mergeClasses(styles.foot, styles.error) } : undefined}
      validationState={error ? "error" : "none"}
    >
      {children}
    </Field>
  );
}
