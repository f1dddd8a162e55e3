import { Button } from "../../../src/ui/button/Button";
import type { KioskWords } from "../words/english";

export interface StartOverSheetProps {
  words: KioskWords;
  onKeep: () => void;
  onStartOver: () => void;
}

export function StartOverSheet({ words, onKeep, onStartOver }: StartOverSheetProps) {
  return (
    <div className="kiosk-veil" role="alertdialog" aria-labelledby="kiosk-over" aria-describedby="kiosk-over-text">
      <div className="kiosk-sheet">
        <h2 id="kiosk-over">{words.startOverQuestion}</h2>
        <p id="kiosk-over-text">{words.startOverText}</p>
        <div className="kiosk-actions">
          <Button size="large" onClick={onKeep}>
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
