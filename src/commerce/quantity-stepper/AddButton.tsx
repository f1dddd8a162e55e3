import { makeStyles, shorthands } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { leaveFocus } from "#design/a11y/leaveFocus.ts";
import { Button } from "#design/button/Button.tsx";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { QuantityStepper } from "./QuantityStepper";

export interface AddButtonProps {
  /** The product's name, for screen readers. */
  label: string;
  /** 0 draws the Add button, a higher number the stepper. */
  quantity: number;
  max?: number;
  busy?: boolean;
  soldOut?: boolean;
  onAdd: () => void;
  onIncrease: () => void;
  onDecrease: () => void;
  wording?: keyof typeof TEXTS;
  appearance?: "primary" | "tint";
  size?: "medium" | "large";
}

/**
 * The button's texts, each with its accessible name. The name contains the text, so that voice control finds the button by
 * it (WCAG 2.5.3).
 */
const TEXTS = {
  add: { text: words.add, nameFor: words.addNamed },
  addToCart: { text: words.addToCart, nameFor: words.addToCartNamed },
};

const useStyles = makeStyles({
  tint: {
    ...shorthands.borderColor(haat.primaryBorder),
    backgroundColor: haat.primaryTint,
    color: haat.primaryText,
    [media.hover]: { ":hover:not(:disabled)": { backgroundColor: haat.primaryTintHover } },
  },
});

/** `leaveFocus` hides the press from the browser, which would therefore draw the keyboard's focus ring after a tap. */
function withoutRing(button: HTMLButtonElement): void {
  button.style.outline = "none";
  button.onblur = () => {
    button.style.outline = "";
  };
}

/**
 * An Add button that becomes a − 1 + stepper in the same place once the item is in the cart. The focus moves from one to the
 * other.
 */
export function AddButton(props: AddButtonProps) {
  const { label, quantity, max, busy, soldOut, onAdd, onIncrease, onDecrease, wording = "add", size } = props;
  const styles = useStyles();
  /** The Add button, or the stepper's plus button. */
  const nextRef = useRef<HTMLButtonElement>(null);
  const inCart = quantity > 0;
  /** How many frames later the focus follows; undefined when it need not. */
  const followAfter = useRef<number>(undefined);

  // The pressed button is replaced by the stepper. If the focus did not move there, the next Tab would begin at the top of
  // the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the button has become the stepper, or the reverse
  useEffect(() => {
    const frames = followAfter.current;
    followAfter.current = undefined;
    let frame = 0;
    const follow = (left: number) => {
      if (left) frame = requestAnimationFrame(() => follow(left - 1));
      // Meanwhile the shopper may have moved the focus.
      else if (!frames || document.activeElement === document.body) {
        const next = nextRef.current;
        if (frames && next) withoutRing(next);
        next?.focus({ preventScroll: true });
      }
    };
    if (frames !== undefined) follow(frames);
    return () => cancelAnimationFrame(frame);
  }, [inCart]);

  if (inCart)
    return (
      <QuantityStepper
        block
        plusRef={nextRef}
        label={label}
        value={quantity}
        max={max}
        busy={busy}
        onIncrease={onIncrease}
        onDecrease={() => {
          if (quantity === 1) followAfter.current = 0;
          onDecrease();
        }}
      />
    );
  return (
    <Button
      block
      ref={nextRef}
      size={size}
      appearance={props.appearance === "tint" ? "secondary" : "primary"}
      className={props.appearance === "tint" ? styles.tint : undefined}
      disabled={soldOut}
      busy={busy}
      aria-label={soldOut ? words.isSoldOut(label) : TEXTS[wording].nameFor(label)}
      onPointerDown={leaveFocus}
      onClick={({ detail }) => {
        // `detail` is 0 without a pointer: a key, or an assistive technology. Moving the focus forces a layout, so after a
        // tap the count in the cart's badge is painted first.
        followAfter.current = detail === 0 ? 0 : 2;
        onAdd();
      }}
    >
      {soldOut ? words.soldOut : TEXTS[wording].text}
    </Button>
  );
}
