import { haat, media } from "../theme/haat";

/** How a card or a tile shows that the pointer is over it, and that it is chosen. Spread it into a rule. */
export const choiceLook = {
  [media.hover]: { ":hover": { borderColor: haat.strokeControl } },
  "&[data-checked]": {
    borderColor: haat.primaryText,
    boxShadow: `inset 0 0 0 1px ${haat.primaryText}`,
    backgroundColor: haat.primaryTint,
  },
} as const;
