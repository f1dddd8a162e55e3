import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { haat, motion, type } from "../theme/haat";
import * as words from "../words.en";
import { backspaceAt, OTP_LENGTH, type OtpEdit, toBoxes, typeInto } from "./otpDigits";

export interface OtpBoxesProps {
  /** Up to six digits; a space stands for an empty box before a filled one. Complete when it matches `/^\d{6}$/`. */
  value: string;
  onChange: (value: string) => void;
  /** Called when all six digits are entered. */
  onComplete?: (code: string) => void;
  error?: string;
  autoFocus?: boolean;
}

const useBoxes = makeResetStyles({
  minWidth: "0",
  margin: "0",
  padding: "0",
  border: "0",
  "& > legend": { padding: "0", marginBlockEnd: "8px" },
  // Digits run from left to right in every language. Griffel would turn even this around.
  "& > div": { display: "flex", columnGap: "8px", direction: "ltr /* @noflip */" as "ltr" },
  "& input": {
    width: "100%",
    minWidth: "0",
    height: "max(48px, 2.25rem)",
    padding: "0",
    border: `1px solid ${haat.strokeControl}`,
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundRaised,
    color: haat.text,
    fontFamily: "inherit",
    fontSize: "1.5rem",
    fontWeight: 600,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    caretColor: haat.primaryText,
    transition: `border-color ${motion.quick}`,
    ":focus": { borderColor: haat.primaryText },
    '&[aria-invalid="true"]': { borderColor: haat.danger },
  },
});

/** Always reserves the line for the error, so that nothing moves when a code is refused. */
const useStyles = makeStyles({
  error: { ...type.caption, minHeight: "1rem", marginBlockStart: "8px", color: haat.danger },
});

const isWhole = (code: string) => /^\d{6}$/.test(code);

/**
 * Six boxes of one digit each. A pasted or autofilled code fills all of them (spec 5, Code). After an error the first box takes
 * the focus.
 */
export function OtpBoxes(props: OtpBoxesProps) {
  const { value, onChange, onComplete, error, autoFocus } = props;
  const className = useBoxes();
  const styles = useStyles();
  const refs = useRef<(HTMLInputElement | null)[]>([]);
  /** The boxes that were changed since the last complete code. */
  const fresh = useRef(new Set<number>());
  const errorId = useId();
  const boxes = toBoxes(value);

  useEffect(() => {
    if (autoFocus) refs.current[0]?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (error) refs.current[0]?.focus();
  }, [error]);

  const focus = (index: number) => {
    const box = refs.current[Math.min(OTP_LENGTH - 1, Math.max(0, index))];
    box?.focus();
    box?.select();
  };
  const apply = (edit: OtpEdit, isNew = false) => {
    if (edit.value !== value) onChange(edit.value);
    focus(edit.focus);
    if (!isWhole(edit.value)) return;
    // When a shopper types a new code over a complete one, every digit on the way makes a complete code. Only the last code
    // is sent, because each code sent is one of five tries (bar 9).
    if (!isNew && isWhole(value) && fresh.current.size < OTP_LENGTH) return;
    fresh.current.clear();
    onComplete?.(edit.value);
  };
  const typeAt = (index: number, text: string) => {
    if (index === 0) fresh.current.clear();
    if (/\d/.test(text)) fresh.current.add(index);
    apply(typeInto(value, index, text), text.length >= OTP_LENGTH);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    // Typing the digit that the box already has causes no change event, so it is handled here.
    if (event.key === boxes[index] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      typeAt(index, event.key);
      return;
    }
    const destination = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: OTP_LENGTH - 1 }[event.key];
    if (event.key !== "Backspace" && destination === undefined) return;
    event.preventDefault();
    if (destination === undefined) apply(backspaceAt(value, index));
    else focus(destination);
  };

  return (
    <fieldset className={className}>
      <legend>{words.oneTimeCode}</legend>
      <div>
        {boxes.map((digit, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its index
            key={index}
            ref={(element) => {
              refs.current[index] = element;
            }}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            // A phone's keyboard enters the whole code into the first box, so that box must accept more than one digit.
            autoComplete={index === 0 ? "one-time-code" : "off"}
            maxLength={index === 0 ? OTP_LENGTH + 1 : 2}
            aria-label={words.digitOf(index + 1, OTP_LENGTH)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            required
            value={digit}
            onFocus={(event) => event.target.select()}
            onChange={({ target }) => typeAt(index, target.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => {
              event.preventDefault();
              apply(typeInto(value, index, event.clipboardData.getData("text")), true);
            }}
          />
        ))}
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
