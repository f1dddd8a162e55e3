import { Field, Input, type InputProps, Textarea } from "@fluentui/react-components";
import type { ClipboardEventHandler, HTMLAttributes, ReactNode } from "react";
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
  /** Before the text, inside the box: `+91`. */
  prefix?: ReactNode;
  readOnly?: boolean;
  /** Of a date or number field. */
  min?: string;
  max?: string;
  /** Several lines. */
  rows?: number;
  autoFocus?: boolean;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** Label above, box, error under it in words. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, required, prefix, rows, onChange, ...control } = props;
  const styles = useFieldStyles();
  useEffectsAtOnce();
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      validationMessage={error}
      validationState={error ? "error" : "none"}
    >
      {rows ? (
        <Textarea
          className={styles.control}
          name={control.name}
          value={control.value}
          rows={rows}
          maxLength={control.maxLength}
          placeholder={control.placeholder}
          disabled={control.disabled}
          onBlur={control.onBlur}
          onChange={(_, data) => onChange(data.value)}
        />
      ) : (
        <Input
          {...control}
          className={styles.control}
          contentBefore={prefix ? { children: prefix } : undefined}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </Field>
  );
}
