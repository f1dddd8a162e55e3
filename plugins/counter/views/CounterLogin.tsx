import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { isolated } from "#kernel/text/isolated.ts";
import * as words from "../words.en";

export interface CounterLoginProps {
  storeName: string;
  logo: string;
  error: string;
  busy: boolean;
  onLogIn: (code: string) => void;
  /** Only in the sandbox: makes a code without the command line. */
  onTry: (() => void) | undefined;
}

/** Asks for a code, which the store's owner creates. */
export function CounterLogin({ storeName, logo, error, busy, onLogIn, onTry }: CounterLoginProps) {
  const [code, setCode] = useState("");
  return (
    <main className="counter-login">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onLogIn(code);
        }}
      >
        {logo && <img src={logo} alt="" width={64} height={64} />}
        <h1>{words.counterOf(isolated(storeName))}</h1>
        <p className="counter-soft">{words.forStaff}</p>
        <TextField
          name="code"
          label={words.code}
          placeholder={words.codeShape}
          autoComplete="off"
          maxLength={40}
          large
          value={code}
          error={error}
          onChange={setCode}
        />
        <Button type="submit" appearance="primary" size="large" block busy={busy}>
          {words.logIn}
        </Button>
        {onTry && (
          <Button size="large" block disabled={busy} onClick={onTry}>
            {words.tryItHere}
          </Button>
        )}
      </form>
    </main>
  );
}
