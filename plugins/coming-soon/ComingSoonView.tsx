import { makeResetStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { haat } from "#design/theme/haat.ts";
import * as words from "./words.en";

export interface ComingSoonViewProps {
  name: string;
  logo: string;
}

const usePage = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  rowGap: "24px",
  minHeight: "100dvh",
  padding: "24px 16px",
  backgroundColor: haat.ground,
  color: haat.text,
  "& > h1": { fontSize: "2rem", lineHeight: "2.5rem", fontWeight: 600, letterSpacing: "-0.02em", textAlign: "center" },
  "& > img": { width: "120px", height: "120px", objectFit: "contain" },
  "& > div": { display: "flex", columnGap: "8px", width: "100%", maxWidth: "440px" },
  "& input": {
    flexGrow: 1,
    minWidth: "0",
    minHeight: "44px",
    paddingInline: "16px",
    border: `1px solid ${haat.strokeControl}`,
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundRaised,
    color: haat.text,
    fontSize: "1rem",
  },
  "& input::placeholder": { color: haat.textSoft, opacity: "1" },
});

/** A logo, a text box and a Search button that does nothing (spec 1). */
export function ComingSoonView({ name, logo }: ComingSoonViewProps) {
  return (
    <main className={usePage()}>
      {logo && <img src={logo} alt="" width={120} height={120} />}
      <h1>{name}</h1>
      <div>
        <input type="text" aria-label={words.search} placeholder={words.comingSoon} />
        <Button>{words.search}</Button>
      </div>
    </main>
  );
}
