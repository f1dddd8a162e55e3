export const tryAgainSoon = "कृपया थोड़ी देर में फिर कोशिश करें।";
export const sizes = (choices: number) => `${choices} साइज़`;
export const options = (choices: number) => `${choices} विकल्प`;
export const kinds = (chosen: number) => `${chosen} तरह के`;
export const comma = ", ";
