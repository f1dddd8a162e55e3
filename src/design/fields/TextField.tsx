import { Input, type InputProps, mergeClasses, Textarea } from "@fluentui/react-components";
import type { ClipboardEventHandler, HTMLAttributes, ReactNode } from "react";
import { FieldFrame } from "./FieldFrame";
import type { FieldBinding } from "./fields.types";
import { useEffectsAtOnce } from "./useEffectsAtOnce";
import { useFieldStyles } from "./useFieldStyles";

export interface TextFieldProps extends FieldBinding {
  type?: Extract<InputProps["type"], "text" | "email" | "tel" | "date" | "number" | "search">;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
  hint?: string;
  /** Drawn inside the box, before the text: `+91`. */
  prefix?: ReactNode;
  /** What is written from left to right in every language, with its prefix: a number. */
  isNumber?: boolean;
  /** The field is as high as a large button. */
  large?: boolean;
  readOnly?: boolean;
  /** The lowest value of a date or number field. */
  min?: string;
  /** The number of lines of a textarea; without it the field has one line. */
  rows?: number;
  autoFocus?: boolean;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** A text field with its label above and its error below. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, required, prefix, rows, isNumber, large, onChange, ...control } = props;
  const styles = useFieldStyles();
  useEffectsAtOnce();
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} onBlur={control.onBlur}>
      {rows ? (
        <Textarea
          className={styles.control}
          name={control.name}
          value={control.value}
          rows={rows}
          maxLength={control.maxLength}
          placeholder={control.placeholder}
          // Fluent does not pass these attributes to a textarea by itself.
          textarea={{ inputMode: control.inputMode, autoComplete: control.autoComplete }}
          disabled={control.disabled}
          onBlur={control.onBlur}
          onChange={(_, data) => onChange(data.value)}
        />
      ) : (
        <Input
          {...control}
          className={mergeClasses(styles.control, large && styles.large)}
          root={isNumber ? { dir: "ltr" } : undefined}
          contentBefore={prefix ? { children: prefix } : undefined}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </FieldFrame>
  );
}
