/** To be spread into a rule: a text that ends with … after so many lines. Screen readers read all of it. */
export const clamped = (lines: number) =>
  ({
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflowWrap: "anywhere",
  }) as const;
