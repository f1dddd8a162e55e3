import { haat } from "../theme/haat";

/** The look of every card: a tone and a thin border separate it from the page. Spread it into a rule. */
export const cardLook = {
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
} as const;
