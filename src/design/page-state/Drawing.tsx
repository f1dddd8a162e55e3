import { makeResetStyles } from "@fluentui/react-components";
import { Suspense } from "react";
import { optionalPart } from "../lazy/optionalPart";
import { haat } from "../theme/haat";
import type { DrawingName } from "./Drawing.types";

const useDrawing = makeResetStyles({
  color: haat.text,
  "& [data-ground]": { fill: haat.primaryTint },
  "& [data-accent]": { fill: haat.secondaryTint, stroke: haat.secondaryText },
  "& [data-paper]": { fill: haat.groundRaised },
});

/** Only a decoration: if the code of the lines does not load, the background is drawn alone. */
const DrawingLines = optionalPart(async () => ({ default: (await import("./DrawingLines")).DrawingLines }));

/** A tinted background with a line drawing of the page's subject. */
export function Drawing({ name, size = 144 }: { name: DrawingName; size?: number }) {
  const className = useDrawing();
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        data-ground=""
        stroke="none"
        d="M60 8c22 0 33 9 43 23s12 33 3 50-24 31-46 31-37-11-46-28S6 46 17 29 38 8 60 8Z"
      />
      <Suspense>
        <DrawingLines name={name} />
      </Suspense>
    </svg>
  );
}
