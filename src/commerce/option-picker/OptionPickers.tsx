import { makeResetStyles } from "@fluentui/react-components";
import { haat, type } from "#design/theme/haat.ts";
import { OptionPicker, type PickerWords } from "./OptionPicker";
import type { Instead, PickerOption } from "./OptionPicker.types";
import * as words from "./words.en";

export interface OptionPickersProps {
  options: readonly PickerOption[];
  instead?: Instead;
  onChoose: (option: string, value: string) => void;
  words?: PickerWords;
}

const useStyles = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "16px",
  minWidth: "0",
  "& > p": { ...type.body, color: haat.textSoft },
  // It stays in the page while it is empty, because a live region that appears with its text is not announced.
  "& > p:empty": { marginBlockStart: "-16px" },
});

/** A picker for each option of a product. It says when a choice has moved the other options. */
export function OptionPickers({ options, instead, onChoose, words: said = words }: OptionPickersProps) {
  return (
    <div className={useStyles()}>
      {options.map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          words={said}
          onChange={(value) => onChoose(option.name, value)}
        />
      ))}
      <p role="status">{instead && said.instead(instead.asked, instead.isSoldOut, instead.shown)}</p>
    </div>
  );
}
