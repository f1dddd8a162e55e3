import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Price } from "#commerce/price/Price.tsx";
import { AddButton, type AddButtonProps } from "#commerce/quantity-stepper/AddButton.tsx";
import { formatUnitPrice } from "#design/format/money.ts";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface SheetOption {
  id: string;
  /** The option's size: `500 g`. */
  title: string;
  /** Integer paise. */
  unitPrice?: { paise: number; unit: string };
  sellingPrice: number;
  mrp: number;
  /** Read by the row itself, so that a change renders only this row again. */
  buy: { readonly button: AddButtonProps };
}

export interface OptionRowsProps {
  /** The product's name. */
  name: string;
  options: readonly SheetOption[];
  /** Drawn above the rows. The rows are then the chosen variant and the variants in the cart. */
  pickers?: ReactNode;
  /** Called when the shopper adds an option. */
  onAdded?: () => void;
}

const useStyles = makeStyles({
  list: { margin: "0", padding: "0", listStyleType: "none" },
  option: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 128px",
    alignItems: "center",
    columnGap: "16px",
    paddingBlock: "12px",
    ":not(:last-child)": {
      borderBottomWidth: "1px",
      borderBottomStyle: "solid",
      borderBottomColor: haat.hairline,
    },
  },
  size: { ...type.body, fontWeight: 600, color: haat.text },
  unitPrice: { ...type.caption, ...type.tabular, color: haat.textSoft, marginInlineStart: "8px", fontWeight: 400 },
});

/** A row for each option with its size, its price and its Add button. */
export function OptionRows({ name, options, pickers, onAdded }: OptionRowsProps) {
  const styles = useStyles();
  return (
    <>
      {pickers}
      <ul aria-label={words.optionsOf(name)} className={styles.list}>
        {options.map((option) => (
          <Option key={option.id} option={option} name={name} onAdded={onAdded} />
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  option: SheetOption;
  name: string;
  onAdded: OptionRowsProps["onAdded"];
}

const Option = observer(function Option({ option, name, onAdded }: OptionProps) {
  const styles = useStyles();
  const { title, unitPrice, sellingPrice, mrp, buy } = option;
  const { button } = buy;
  const add = () => {
    button.onAdd();
    onAdded?.();
  };
  return (
    <li className={styles.option}>
      <div>
        <p className={styles.size}>
          {title}
          {unitPrice && <span className={styles.unitPrice}>{formatUnitPrice(unitPrice)}</span>}
        </p>
        <Price size="small" sellingPrice={sellingPrice} mrp={mrp} />
      </div>
      <AddButton {...button} onAdd={add} label={`${name}, ${title}`} appearance="tint" />
    </li>
  );
});
