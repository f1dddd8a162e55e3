import { useState } from "react";
import { Button } from "../../../src/ui/button/Button";
import type { KioskWords } from "../words/english";

export interface WhoFormProps {
  words: KioskWords;
  /** @returns whether the platform has saved the name and the number */
  onSay: (name: string, mobile: string) => Promise<boolean>;
  onLogIn: () => Promise<void>;
  onBack: () => void;
}

/** Asks who the order is for; a name or a number is enough (reading 37). */
export function WhoForm({ words, onSay, onLogIn, onBack }: WhoFormProps) {
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
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={mobile}
        onChange={(event) => setMobile(event.target.value.replace(/\D/g, ""))}
      />
      <p role="alert" className="kiosk-error">
        {error}
      </p>
      <Button type="submit" appearance="primary" size="large" block busy={isBusy}>
        {words.goOn}
      </Button>
      <Button appearance="subtle" size="large" block onClick={() => void onLogIn()}>
        {words.haveAccount}
      </Button>
      <Button appearance="subtle" size="large" block onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
