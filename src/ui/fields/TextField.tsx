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
  /** Before the text, inside the box: `+91`. */
  prefix?: ReactNode;
  /** As high as the large button that it stands above. */
  large?: boolean;
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
  const { label, error, hint, required, prefix, rows, large, onChange, ...control } = props;
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
          // Fluent hands these to no textarea by itself.
          textarea={{ inputMode: control.inputMode, autoComplete: control.autoComplete }}
          disabled={control.disabled}
          onBlur={control.onBlur}
          onChange={(_, data) => onChange(data.value)}
        />
      ) : (
        <Input
          {...control}
          className={mergeClasses(styles.control, large && styles.large)}
          contentBefore={prefix ? { children: prefix } : undefined}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </FieldFrame>
  );
}
