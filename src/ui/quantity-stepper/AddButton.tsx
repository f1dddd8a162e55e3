import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { Button } from "../button/Button";
import { haat } from "../theme/haat";
import { QuantityStepper } from "./QuantityStepper";

export interface AddButtonProps {
  /** The product's name, for screen readers. */
  label: string;
  /** 0 shows the button, more the stepper. */
  quantity: number;
  max?: number;
  busy?: boolean;
  soldOut?: boolean;
  /** It may have to be asked which one: a dialog. */
  asks?: boolean;
  onAdd: () => void;
  onIncrease: () => void;
  onDecrease: () => void;
  text?: keyof typeof NAMES;
  appearance?: "primary" | "tint";
  size?: "medium" | "large";
}

/** By the words on the button, which its full name holds too, so that it answers to them when they are spoken. */
const NAMES = {
  Add: (label: string) => `Add ${label} to cart`,
  "Add to Cart": (label: string) => `Add to Cart: ${label}`,
};

const useStyles = makeStyles({
  tint: {
    borderTopColor: haat.primaryBorder,
    borderRightColor: haat.primaryBorder,
    borderBottomColor: haat.primaryBorder,
    borderLeftColor: haat.primaryBorder,
    backgroundColor: haat.primaryTint,
    color: haat.primaryText,
    ":hover:not(:disabled)": { backgroundColor: haat.primaryTintHover },
  },
  // A sign without a node of its own: a grid has many buttons.
  asks: { "::after": { content: "'▾'" } },
});

/** Add, which becomes a − 1 + in its own place once the item is in the cart; focus stays with it. */
export function AddButton(props: AddButtonProps) {
  const {
    label,
    quantity,
    max,
    busy,
    soldOut,
    asks = false,
    onAdd,
    onIncrease,
    onDecrease,
    text = "Add",
    size,
  } = props;
  const styles = useStyles();
  const rootRef = useRef<HTMLDivElement>(null);
  const inCart = quantity > 0;
  const followFocus = useRef<"no" | "at once" | "after the frame">("no");

  // The pressed button is replaced by this change: without a move of focus, the keyboard would start again at the page's top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the one control has become the other
  useEffect(() => {
    const follow = followFocus.current;
    followFocus.current = "no";
    const focus = () =>
      rootRef.current?.querySelector<HTMLButtonElement>("button:last-of-type")?.focus({ preventScroll: true });
    if (follow === "at once") focus();
    if (follow !== "after the frame") return;
    // A move of focus lays the page out. A finger waits for the badge; the next key comes later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => document.activeElement === document.body && focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [inCart]);

  return (
    <div ref={rootRef}>
      {inCart ? (
        <QuantityStepper
          block
          label={label}
          value={quantity}
          max={max}
          busy={busy}
          onIncrease={onIncrease}
          onDecrease={() => {
            if (quantity === 1) followFocus.current = "at once";
            onDecrease();
          }}
        />
      ) : (
        <Button
          block
          size={size}
          appearance={props.appearance === "tint" ? "secondary" : "primary"}
          className={mergeClasses(props.appearance === "tint" && styles.tint, asks && !soldOut && styles.asks)}
          aria-haspopup={asks ? "dialog" : undefined}
          disabled={soldOut}
          busy={busy}
          aria-label={soldOut ? `${label} is sold out` : NAMES[text](label)}
          onClick={({ detail }) => {
            // 0 where no pointer was: a key, or an assistive technology.
            // Where it asks, the focus is in the dialog by the time at which something comes of it.
            if (!asks) followFocus.current = detail === 0 ? "at once" : "after the frame";
            onAdd();
          }}
        >
          {soldOut ? "Sold out" : text}
        </Button>
      )}
    </div>
  );
}
