import { mergeClasses } from "@fluentui/react-components";
import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from "react";
import { useLink } from "../link/Link";
import { useButtonStyles } from "./useButtonStyles";

/** `primary` is for the one main action of a screen, `danger` for an action that cannot be undone. */
export type ButtonAppearance = "primary" | "secondary" | "subtle" | "danger";
export type ButtonSize = "small" | "medium" | "large";

interface CommonProps {
  appearance?: ButtonAppearance;
  size?: ButtonSize;
  /** The button is as wide as its column. */
  block?: boolean;
  /** A request is running: the button does nothing, stays focusable and says that it is disabled. */
  busy?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
}

export interface ButtonProps extends CommonProps, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

function useClasses({ appearance = "secondary", size = "medium", block, busy, children }: CommonProps, extra?: string) {
  const { base, styles } = useButtonStyles();
  return mergeClasses(
    base,
    styles[appearance],
    size !== "medium" && styles[size],
    block && styles.block,
    busy && styles.busy,
    children === undefined && styles.iconOnly,
    extra,
  );
}

/** Every first screen has buttons, so they are not Fluent's (ADR 9). */
export function Button({ appearance, size, block, busy, icon, children, className, onClick, ...rest }: ButtonProps) {
  const classes = useClasses({ appearance, size, block, busy, children }, className);
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // A busy button is not `disabled`, because it would lose the focus; it ignores clicks.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends CommonProps {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button. Fluent's does not know the app's router. */
export function LinkButton({ appearance, size, block, icon, children, busy: _, ...rest }: LinkButtonProps) {
  const classes = useClasses({ appearance, size, block, children });
  const Link = useLink();
  return (
    <Link {...rest} className={classes}>
      {icon}
      {children}
    </Link>
  );
}
