import { type ClipboardEvent, useSyncExternalStore } from "react";
import { TextField, type TextFieldProps } from "./TextField";

export interface DigitsFieldProps
  extends Omit<TextFieldProps, "type" | "inputMode" | "maxLength" | "rows" | "onPaste"> {
  /** Cut to this many. */
  length: number;
  /** What a text that holds more than the digits comes to; its first digits where it is left out. */
  read?: (text: string) => string;
}

/** Between the digits of a number: spaces, dashes, brackets, and marks that are not seen. */
const OTHER_THAN_NUMBER = /[^\d\s\p{Cf}\p{Pd}()+./]/u;

const never = () => () => {};

/** Keeps only digits, cut to length; a paste of anything but a number is blocked (spec 5). */
export function DigitsField({ length, read, onChange, ...rest }: DigitsFieldProps) {
  const digitsOf = read ?? ((text: string) => text.replace(/\D/g, "").slice(0, length));
  // Until the page's program is there a pasted number must not be cut by the browser: it is read afterwards.
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
    // A whole number takes the place of what stands there.
    onChange(pasted.length === length ? pasted : digitsOf(before + pasted + behind));
  };
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="numeric"
      maxLength={isAwake ? length : undefined}
      onChange={(text) => onChange(digitsOf(text))}
      onPaste={onPaste}
    />
  );
}
