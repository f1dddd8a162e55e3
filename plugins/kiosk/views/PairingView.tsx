import { useState } from "react";
import { PAIRING_DIGITS } from "#contract/devices.ts";
import { Button } from "#design/button/Button.tsx";
import type { KioskWords } from "../languages";

export interface PairingViewProps {
  words: KioskWords;
  storeName: string;
  /** The command with which the operator makes a code. */
  command: string;
  error: string;
  busy: boolean;
  onPair: (code: string) => void;
  /** Only in the sandbox: makes a code without the command line. */
  onTry: (() => void) | undefined;
}

/** Pairs the device with the store; shown once in a device's life. */
export function PairingView({ words, storeName, command, error, busy, onPair, onTry }: PairingViewProps) {
  const [code, setCode] = useState("");
  return (
    <main className="kiosk-notice">
      <p className="kiosk-store">{storeName}</p>
      <h1>{words.pairTitle}</h1>
      <p>{words.pairAsk}</p>
      {onTry && (
        <div className="kiosk-try">
          <p>{words.tryText}</p>
          <Button appearance="primary" size="large" block busy={busy} onClick={onTry}>
            {words.tryHere}
          </Button>
        </div>
      )}
      {/* Outside the part that can be closed, because "Try it here" can fail too. */}
      <p id="kiosk-code-error" role="alert" className="kiosk-error">
        {error}
      </p>
      {/* Hides the command from strangers; the person who sets up the screen opens it. */}
      <details className="kiosk-setup">
        <summary>{words.pairOpen}</summary>
        <form
          className="kiosk-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === PAIRING_DIGITS) onPair(code);
          }}
        >
          <p>
            {words.pairText} <code dir="ltr">{command}</code>
          </p>
          <label htmlFor="kiosk-code">{words.pairLabel}</label>
          <input
            id="kiosk-code"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={code}
            aria-invalid={error !== ""}
            aria-describedby="kiosk-code-error"
            onChange={(event) => setCode(event.target.value.replace(/\D/g, "").slice(0, PAIRING_DIGITS))}
          />
          <Button
            type="submit"
            appearance={onTry ? "secondary" : "primary"}
            size="large"
            block
            busy={busy}
            disabled={code.length < PAIRING_DIGITS}
          >
            {words.pair}
          </Button>
        </form>
      </details>
    </main>
  );
}
