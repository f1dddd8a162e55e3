/** The page's first script sets it on the root element until the first screen is painted (`src/app/boot/firstScript`). */
export const FIRST_SCREEN = "data-first-screen";

/** Key of rules for what stands below the first screen: with `display: "none"` it is laid out in a later frame (ADR 15). */
export const untilFirstScreen = `:global(:root[${FIRST_SCREEN}])`;
