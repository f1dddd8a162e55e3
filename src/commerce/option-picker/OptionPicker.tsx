import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useId, useRef } from "react";
import { visuallyHidden } from "#design/theme/haat.ts";
import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
import { Price } from "../price/Price";
import type { PickerOption, PickerValue } from "./OptionPicker.types";
import { SwatchDot } from "./SwatchDot";
import { usePickerStyles } from "./usePickerStyles";
import * as words from "./words.en";

/** In the language of the screen. */
export type PickerWords = Catalogue<typeof words>;

export interface OptionPickerProps {
  option: PickerOption;
  onChange: (value: string) => void;
  words?: PickerWords;
}

const useHidden = makeStyles({ hidden: visuallyHidden });

/**
 * One option of a product as a radio group: colours as swatches, other values as tiles. A value that is off is struck and stays
 * a radio, so that the keyboard reaches it and a screen reader says with what it can be bought.
 */
export function OptionPicker({ option, onChange, words: said = words }: OptionPickerProps) {
  const styles = usePickerStyles();
  const { hidden } = useHidden();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { chosen } = option;
  // A drawn page can be tapped before this code has come. Then the browser knows of a choice that React has not heard of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => {
    const tapped = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (tapped !== undefined && tapped !== chosen) onChange(tapped);
  }, []);
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{said.chosenOf(option.name, chosen)}</legend>
      <div>
        {option.values.map((item) => {
          const { value, swatch, isOff = false, price } = item;
          const note = isOff && noteOf(item, said);
          return (
            <label
              key={value}
              className={mergeClasses(styles.tile, swatch && styles.swatch)}
              data-checked={value === chosen ? "" : undefined}
              data-off={isOff ? "" : undefined}
              title={swatch ? [value, note].filter(Boolean).join(" · ") : undefined}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => onChange(value)}
              />
              {swatch && <SwatchDot swatch={swatch} />}
              <span className={swatch && hidden}>{value}</span>
              {!swatch && price !== undefined && <Price size="small" sellingPrice={price} />}
              {note && (
                <small className={swatch && hidden}>
                  {item.soldWith?.length ? <span className={hidden}>{said.notInThisChoice}, </span> : null}
                  {note}
                </small>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const noteOf = ({ soldWith = [] }: PickerValue, said: PickerWords) =>
  soldWith.length > 0 ? said.soldWith(soldWith) : said.soldOutShort;
