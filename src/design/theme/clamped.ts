/** Ends a text with … after so many lines; screen readers read all of it. Spread it into a rule. */
export const clamped = (lines: number) =>
  ({
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflowWrap: "anywhere",
  }) as const;
