import { mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useChipStyles } from "./useChipStyles";

export interface ChipProps {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  "aria-label"?: string;
}

/** A choice that is on or off, such as a weekday or a filter. Fluent's toggle button looks like a button. */
export function Chip({ pressed, onToggle, children, disabled, "aria-label": label }: ChipProps) {
  const { chip, active } = useChipStyles();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      className={mergeClasses(chip, pressed && active)}
      onClick={() => onToggle(!pressed)}
    >
      {children}
    </button>
  );
}
