import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";

export interface CounterLoginProps {
  storeName: string;
  logo: string;
  error: string;
  busy: boolean;
  onLogIn: (code: string) => void;
  /** Only in the sandbox: makes a code without the command line. */
  onTry: (() => void) | undefined;
}

/** Asks for a code, which the store's owner makes. */
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
        <h1>
          <bdi>{storeName}</bdi>: counter
        </h1>
        <p className="counter-soft">
          For staff. The owner makes a code by the command line: haat counter add "Front desk"
        </p>
        <TextField
          name="code"
          label="Code"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          maxLength={40}
          large
          value={code}
          error={error}
          onChange={setCode}
        />
        <Button type="submit" appearance="primary" size="large" block busy={busy}>
          Log in
        </Button>
        {onTry && (
          <Button size="large" block disabled={busy} onClick={onTry}>
            Try it here
          </Button>
        )}
      </form>
    </main>
  );
}
