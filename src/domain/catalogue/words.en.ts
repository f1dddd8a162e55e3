export const tryAgainSoon = "Please try again in a moment.";
export const options = (choices: number) => `${choices} options`;
