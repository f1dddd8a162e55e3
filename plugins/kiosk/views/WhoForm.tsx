import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import type { KioskWords } from "../languages";

export interface WhoFormProps {
  words: KioskWords;
  /** @returns whether the platform has saved the name and the number */
  onSay: (name: string, mobile: string) => Promise<boolean>;
  /** Left out when the order needs a name. */
  onSkip?: () => void;
  onLogIn: () => Promise<void>;
  onBack: () => void;
}

/** Asks who the order is for; a name or a number is enough (reading 37). */
export function WhoForm({ words, onSay, onSkip, onLogIn, onBack }: WhoFormProps) {
  const [name, setName] = useState("");
  const [mobile, setMobile] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const say = async () => {
    if (name.trim() === "" && mobile === "") return setError(words.whoMissing);
    if (mobile !== "" && mobile.length !== 10) return setError(words.mobileWrong);
    setError("");
    setBusy(true);
    if (!(await onSay(name.trim(), mobile))) setBusy(false);
  };
  return (
    <form
      className="kiosk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <h2 id="kiosk-who">{words.who}</h2>
      <p>{words.whoText}</p>
      <div className="kiosk-who-fields">
        <label htmlFor="kiosk-name">{words.name}</label>
        <input
          id="kiosk-name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor="kiosk-mobile">
          {words.mobile} <span className="kiosk-soft">{words.mobileHint}</span>
        </label>
        <input
          id="kiosk-mobile"
          dir="ltr"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={mobile}
          onChange={(event) => setMobile(event.target.value.replace(/\D/g, ""))}
        />
      </div>
      <p role="alert" className="kiosk-error">
        {error}
      </p>
      <div className="kiosk-actions">
        <Button size="large" onClick={onBack}>
          {words.back}
        </Button>
        {onSkip && (
          <Button size="large" onClick={onSkip}>
            {words.skip}
          </Button>
        )}
        <Button type="submit" appearance="primary" size="large" busy={isBusy}>
          {words.goOn}
        </Button>
      </div>
      <Button appearance="subtle" size="large" block onClick={() => void onLogIn()}>
        {words.haveAccount}
      </Button>
    </form>
  );
}
