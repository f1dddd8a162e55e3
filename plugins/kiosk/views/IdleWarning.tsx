import { useThemeClassName_unstable as useThemeClass } from "@fluentui/react-shared-contexts";
import { createPortal } from "react-dom";
import { Button } from "#design/button/Button.tsx";
import type { KioskWords, Written } from "../languages";

export interface IdleWarningProps extends Written {
  words: KioskWords;
  secondsLeft: number;
  onGoOn: () => void;
}

/** Any touch closes the warning; the button is for shoppers who look for one. */
export function IdleWarning({ lang, dir, words, secondsLeft, onGoOn }: IdleWarningProps) {
  const theme = useThemeClass();
  return createPortal(
    <div
      lang={lang}
      dir={dir}
      className={`${theme} kiosk-veil kiosk-warning`}
      role="alertdialog"
      // The warning also lies over the shop's dialogs, which hide everything else from assistive technology.
      data-tabster-never-hide=""
      aria-labelledby="kiosk-idle"
      aria-describedby="kiosk-idle-text"
    >
      <div className="kiosk-sheet">
        <h2 id="kiosk-idle">{words.stillThere}</h2>
        <p className="kiosk-count" aria-hidden="true">
          {secondsLeft}
        </p>
        <p id="kiosk-idle-text" data-intro="">
          {words.stillThereText}
        </p>
        <Button appearance="primary" size="large" block onClick={onGoOn}>
          {words.iAmHere}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
