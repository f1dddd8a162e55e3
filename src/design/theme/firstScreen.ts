/**
 * An attribute that the page's first script sets on the root element (`src/app/boot/early/firstScript`): empty until the
 * first screen is painted, then `PAINTED` until the program is requested.
 */
export const FIRST_SCREEN = "data-first-screen";
export const PAINTED = "painted";

/** Key of rules for what stands below the first screen. With `display: "none"` it is laid out in a later frame (ADR 15). */
export const untilFirstScreen = `:global(:root[${FIRST_SCREEN}=""])`;

/** Key of rules for pictures out of sight. With `display: "none"` they are fetched after the program (ADR 15). */
export const untilProgram = `:global(:root[${FIRST_SCREEN}])`;
