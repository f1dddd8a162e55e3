import { makeResetStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat } from "../theme/haat";
import type { DrawingName } from "./Drawing.types";

/** Our own line drawings, on a canvas of 120 × 120; `data-paper` and `data-accent` mark the filled shapes. */
const DRAWINGS: Record<DrawingName, ReactNode> = {
  cart: (
    <>
      <path data-paper="" d="M34 44h58l-7 32H42L34 44Z" />
      <path d="M22 32h9l3 12m8 32-4 10h46M46 54h34M48 64h29" />
      <circle data-accent="" cx="46" cy="94" r="5" />
      <circle data-accent="" cx="78" cy="94" r="5" />
    </>
  ),
  box: (
    <>
      <path data-paper="" d="m60 30 32 14v36L60 94 28 80V44l32-14Z" />
      <path data-accent="" d="m44 37 32 14v12l-8-3.5V54L36 40.5 44 37Z" />
      <path d="m28 44 32 14 32-14M60 58v36" />
    </>
  ),
  search: (
    <>
      <circle data-paper="" cx="55" cy="54" r="24" />
      <path d="m73 72 17 17" strokeWidth="5" />
      <path data-accent="" d="M47 48a11 11 0 0 1 16 0" fill="none" />
      <path d="M48 62h14" />
    </>
  ),
  offline: (
    <>
      <path data-paper="" d="M40 80a16 16 0 0 1-1-32 24 24 0 0 1 45-3 18 18 0 0 1-2 35H40Z" />
      <path data-accent="" d="m50 56 18 18m0-18L50 74" />
    </>
  ),
  address: (
    <>
      <path data-paper="" d="m26 46 22-9 24 9 22-9v44l-22 9-24-9-22 9V46Z" />
      <path d="M48 37v44m24-35v44" />
      <path data-accent="" d="M60 74S46 61 46 51a14 14 0 0 1 28 0c0 10-14 23-14 23Z" />
      <circle data-paper="" cx="60" cy="51" r="4.5" />
    </>
  ),
  store: (
    <>
      <path data-paper="" d="M34 56h52v34H34V56Z" />
      <path
        data-accent=""
        d="M30 36h60l5 20a9 9 0 0 1-17.5 1 9 9 0 0 1-17.5 0 9 9 0 0 1-17.5 0A9 9 0 0 1 25 56l5-20Z"
      />
      <path d="M66 90V70h12v20M42 70h14v10H42z" />
    </>
  ),
  error: (
    <>
      <path data-paper="" d="M36 28h34l14 14v50H36V28Z" />
      <path d="M70 28v14h14M46 78c4-5 9-7.5 14-7.5s10 2.5 14 7.5" />
      <path data-accent="" d="M50 52v6m20-6v6" />
    </>
  ),
  document: (
    <>
      <path data-paper="" d="M36 26h34l14 14v54H36V26Z" />
      <path d="M70 26v14h14M46 66h28M46 76h28M46 86h18" />
      <path data-accent="" d="M46 48h14v8H46z" />
    </>
  ),
};

const useDrawing = makeResetStyles({
  color: haat.text,
  "& [data-ground]": { fill: haat.primaryTint },
  "& [data-accent]": { fill: haat.secondaryTint, stroke: haat.secondaryText },
  "& [data-paper]": { fill: haat.groundRaised },
});

/** What a `Drawing` shows when its code has come. */
export function DrawingLines({ name }: { name: DrawingName }) {
  return (
    <svg
      className={useDrawing()}
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
      {DRAWINGS[name]}
    </svg>
  );
}
