/**
 * The page's first script sets it on the root element (`src/app/boot/early/firstScript`): empty until the first screen is painted,
 * then `PAINTED` until the program is asked for.
 */
export const FIRST_SCREEN = "data-first-screen";
export const PAINTED = "painted";

/** Key of rules for what stands below the first screen: with `display: "none"` it is laid out in a later frame (ADR 15). */
export const untilFirstScreen = `:global(:root[${FIRST_SCREEN}=""])`;

/** Key of rules for pictures that nobody sees yet: with `display: "none"` they are fetched behind the program (ADR 15). */
export const untilProgram = `:global(:root[${FIRST_SCREEN}])`;
