export const tryAgainSoon = "براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔";
export const sizes = (choices: number) => `${choices} سائز`;
export const options = (choices: number) => `${choices} آپشن`;
export const kinds = (chosen: number) => `${chosen} قسمیں`;
export const comma = "، ";
