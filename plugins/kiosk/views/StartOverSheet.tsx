import { useRef } from "react";
import { Button } from "#design/button/Button.tsx";
import { useEscape } from "#design/modal/useEscape.ts";
import type { KioskWords } from "../languages";
import { useSheetFocus } from "./useSheetFocus";

export interface StartOverSheetProps {
  words: KioskWords;
  onKeep: () => void;
  onStartOver: () => void;
}

export function StartOverSheet({ words, onKeep, onStartOver }: StartOverSheetProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useSheetFocus(keep);
  useEscape(true, onKeep);
  return (
    <div className="kiosk-veil" role="alertdialog" aria-labelledby="kiosk-over" aria-describedby="kiosk-over-text">
      <div className="kiosk-sheet">
        <h2 id="kiosk-over">{words.startOverQuestion}</h2>
        <p id="kiosk-over-text" data-intro="">
          {words.startOverText}
        </p>
        <div className="kiosk-actions">
          <Button ref={keep} size="large" onClick={onKeep}>
            {words.keepShopping}
          </Button>
          <Button appearance="danger" size="large" onClick={onStartOver}>
            {words.startOver}
          </Button>
        </div>
      </div>
    </div>
  );
}
