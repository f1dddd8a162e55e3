export const tryAgainSoon = "Please try again in a moment.";
export const sizes = (choices: number) => `${choices} sizes`;
export const options = (choices: number) => `${choices} options`;
export const kinds = (chosen: number) => `${chosen} kinds`;
/** Between the entries of a short list. */
export const comma = ", ";
