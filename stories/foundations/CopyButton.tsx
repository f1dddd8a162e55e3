import { useState } from "react";
import { Button } from "#design/button/Button.tsx";

/** So long the button says that it has copied. */
const SAID_MS = 1_500;

/** Copies the name of a token, as it is written in the code. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_MS);
  };
  return (
    <Button size="small" appearance="subtle" aria-label={`Copy ${text}`} onClick={() => void copy()}>
      {isCopied ? "Copied" : "Copy"}
    </Button>
  );
}
