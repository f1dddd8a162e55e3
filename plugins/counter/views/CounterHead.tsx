import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { Button } from "#design/button/Button.tsx";
import { formatDay } from "#design/format/formatDay.ts";
import { Dots } from "#design/glyph/Dots.tsx";
import { lineArt } from "#design/glyph/lineArt.ts";
import * as words from "../words.en";
import type { CounterViewProps } from "./Counter.types";
import { NumberField } from "./NumberField";
import { numberWords } from "./numberWords";

/** One line, even on a phone, to leave the screen to the orders. An observer, because `countOf` reads the store. */
export const CounterHead = observer(function CounterHead(props: CounterViewProps) {
  const { storeName, logo, today, who, isSoundOn, printable, countOf, onSound, onPrintToPack, onLogOut } = props;
  const toPack = countOf("toPack");
  return (
    <header className="counter-head">
      {logo && <img src={logo} alt="" width={40} height={40} />}
      <div className="counter-title">
        <h1>{storeName}</h1>
        <p className="counter-soft">
          {today !== "" && <span className="counter-day">{`${formatDay(today)} · `}</span>}
          {who || words.counter}
        </p>
      </div>
      <NumberField value={props.wanted} onChange={props.onWanted} />
      <Button
        className="counter-sound"
        size="large"
        aria-pressed={isSoundOn}
        icon={<BellGlyph isOn={isSoundOn} />}
        onClick={() => onSound(!isSoundOn)}
      >
        <span>{isSoundOn ? words.soundIsOn : words.turnSoundOn}</span>
      </Button>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="large" aria-label={words.more} icon={<Dots />} />
        </MenuTrigger>
        <MenuPopover className="counter-menu">
          <MenuList>
            <MenuItem disabled={printable === 0} onClick={onPrintToPack}>
              {printable < toPack
                ? words.printSome(numberWords(printable), numberWords(toPack))
                : words.printWhatToPack}
            </MenuItem>
            <MenuItem onClick={onLogOut}>{words.logOut}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </header>
  );
});

function BellGlyph({ isOn }: { isOn: boolean }) {
  return (
    <svg {...lineArt} aria-hidden="true">
      <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1h-13L5 14Zm3.5 3.2a1.7 1.7 0 0 0 3 0" />
      {!isOn && <path d="M3.5 3.5l13 13" />}
    </svg>
  );
}
