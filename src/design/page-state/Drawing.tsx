import { Suspense } from "react";
import { optionalPart } from "../lazy/optionalPart";
import type { DrawingName } from "./Drawing.types";

/** Only decoration: while its code is missing, for example without a network, its place stays empty. */
const DrawingLines = optionalPart(async () => ({ default: (await import("./DrawingLines")).DrawingLines }));

/** A line drawing of the page's subject on a tinted background. */
export function Drawing({ name, size = 144 }: { name: DrawingName; size?: number }) {
  return (
    <div style={{ width: size, height: size }}>
      <Suspense>
        <DrawingLines name={name} />
      </Suspense>
    </div>
  );
}
