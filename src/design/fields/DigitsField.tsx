import { type ClipboardEvent, useSyncExternalStore } from "react";
import { TextField, type TextFieldProps } from "./TextField";

export interface DigitsFieldProps
  extends Omit<TextFieldProps, "type" | "isNumber" | "inputMode" | "maxLength" | "rows" | "onPaste"> {
  /** The largest number of digits. */
  length: number;
  /** Turns a text into digits; by default the first `length` digits of the text. */
  read?: (text: string) => string;
}

/**
 * Characters that cannot be part of a written number: all but digits, spaces, dashes, brackets, `+`, `.`, `/` and invisible
 * marks.
 */
const OTHER_THAN_NUMBER = /[^\d\s\p{Cf}\p{Pd}()+./]/u;

const never = () => () => {};

/** Keeps only digits, cut to `length`. A paste of anything but a number is ignored (spec 5). */
export function DigitsField({ length, read, onChange, ...rest }: DigitsFieldProps) {
  const digitsOf = read ?? ((text: string) => text.replace(/\D/g, "").slice(0, length));
  // Before hydration the input has no `maxLength`, because the browser would cut a pasted number before React reads it.
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text");
    const pasted = digitsOf(text);
    if (pasted === "" || OTHER_THAN_NUMBER.test(text)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = rest.value.slice(0, selectionStart ?? undefined);
    const behind = rest.value.slice(selectionEnd ?? rest.value.length);
    // A complete number replaces the whole value.
    onChange(pasted.length === length ? pasted : digitsOf(before + pasted + behind));
  };
  return (
    <TextField
      {...rest}
      isNumber
      type="tel"
      inputMode="numeric"
      maxLength={isAwake ? length : undefined}
      onChange={(text) => onChange(digitsOf(text))}
      onPaste={onPaste}
    />
  );
}
