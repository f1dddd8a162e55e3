import type { BrandVariants } from "@fluentui/react-components";
import { mix, safeColour } from "./colour";

/** Fluent's sixteen brand shades. 80 is the base colour; lower ones are darker, higher ones lighter. */
export function brandRamp(base: string): BrandVariants {
  const exact = safeColour(base, "#808080");
  const darker = (share: number) => mix(exact, "#000000", share);
  const lighter = (share: number) => mix(exact, "#ffffff", share);
  return {
    10: darker(0.86),
    20: darker(0.76),
    30: darker(0.65),
    40: darker(0.54),
    50: darker(0.42),
    60: darker(0.3),
    70: darker(0.15),
    80: exact,
    90: lighter(0.14),
    100: lighter(0.27),
    110: lighter(0.39),
    120: lighter(0.5),
    130: lighter(0.61),
    140: lighter(0.72),
    150: lighter(0.82),
    160: lighter(0.91),
  };
}
