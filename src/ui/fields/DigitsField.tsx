import { TextField, type TextFieldProps } from "./TextField";

export interface DigitsFieldProps
  extends Omit<TextFieldProps, "type" | "inputMode" | "maxLength" | "rows" | "onPaste"> {
  /** Cut to this many. */
  length: number;
}

/** Keeps only digits, cut to length; a paste that holds anything else is blocked (spec 5). */
export function DigitsField({ length, onChange, ...rest }: DigitsFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="numeric"
      maxLength={length}
      onChange={(text) => onChange(text.replace(/\D/g, "").slice(0, length))}
      onPaste={(event) => {
        if (/\D/.test(event.clipboardData.getData("text").trim())) event.preventDefault();
      }}
    />
  );
}
