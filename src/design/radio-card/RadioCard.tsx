import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { cardLook } from "../panel/cardLook";
import { haat, motion, type } from "../theme/haat";
import { choiceLook } from "./choiceLook";

export interface RadioCardProps {
  /** The same name for all cards that exclude each other. */
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  title: ReactNode;
  /** Lines under the title. */
  children?: ReactNode;
  /** Drawn at the end of the title's line: a tag or an icon. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Buttons outside the radio's label (Edit, Remove). */
  actions?: ReactNode;
}

const useCard = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  ...cardLook,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  ...choiceLook,
  "& > label": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignContent: "start",
    alignItems: "start",
    columnGap: "12px",
    flexGrow: 1,
    minHeight: "56px",
    padding: "16px",
    cursor: "pointer",
  },
  "& > label > input": {
    width: "20px",
    height: "20px",
    margin: "2px 0 0",
    accentColor: haat.primaryText,
    cursor: "inherit",
  },
  // Only a disabled card's label is faded; its reason and its other buttons stay readable.
  "&[data-disabled] > label": { cursor: "not-allowed" },
  "&[data-disabled] > label > :not(div)": { opacity: "0.6" },
});

const useStyles = makeStyles({
  title: { ...type.body, lineHeight: "1.5rem", fontWeight: 600, color: haat.text, overflowWrap: "anywhere" },
  // Below the title and the tag, so that the tag takes no width from an address.
  text: { gridColumn: "2 / -1", ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
  actions: { display: "flex", columnGap: "4px", paddingInline: "36px 8px", paddingBlockEnd: "8px" },
});

/**
 * One of several large choices: an address, a payment method. The whole card is the radio's label; Fluent's radio is a circle
 * with a label beside it.
 */
export function RadioCard(props: RadioCardProps) {
  const { name, value, checked, onChange, title, children, aside, disabled, actions } = props;
  const card = useCard();
  const styles = useStyles();
  const id = useId();
  return (
    <div className={card} data-checked={checked ? "" : undefined} data-disabled={disabled ? "" : undefined}>
      <label htmlFor={id}>
        <input
          id={id}
          type="radio"
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={() => onChange(value)}
        />
        <span className={styles.title}>{title}</span>
        <span>{aside}</span>
        {children && <div className={styles.text}>{children}</div>}
      </label>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
