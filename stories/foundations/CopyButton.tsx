import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { lineArt } from "#design/glyph/lineArt.ts";

/** So long the button says that it has copied. */
const SAID_MS = 1_500;

/** Copies the text that it shows: the name of a token as it is written in the code, or its value. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_MS);
  };
  return (
    <Button
      size="small"
      appearance="subtle"
      aria-label={`${isCopied ? "Copied" : "Copy"} ${text}`}
      icon={isCopied ? <Glyph name="check" size={16} /> : <Sheets />}
      onClick={() => void copy()}
    >
      <code>{text}</code>
    </Button>
  );
}

function Sheets() {
  return (
    <svg {...lineArt} width={16} height={16} aria-hidden="true">
      <path d="M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4" />
    </svg>
  );
}
