import { type TOptional, type TSchema, Type } from "typebox";
import { type LanguageCode, languageCodes } from "#contract/languages.ts";
import { readRupees } from "../../ownerInput/readRupees";

/** `description` says what is expected. It is shown to a person who wrote something else. */
export const text = (description: string, maxLength = 500, minLength = 1) =>
  Type.String({ minLength, maxLength, description });
export const optional = <S extends TSchema>(schema: S) => Type.Optional(schema);
export const object = <P extends Record<string, TSchema>>(properties: P, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });
export const list = <S extends TSchema>(item: S, description: string, maxItems = 200) =>
  Type.Array(item, { maxItems, description: `a list of ${description}` });

/** An object some of whose texts may also stand in the store's further languages: `hi: { question: … }`. */
export const translated = <
  P extends Record<string, TSchema>,
  K extends keyof P & string,
  M extends Record<string, TSchema> = Record<never, never>,
>(
  properties: P,
  texts: readonly K[],
  description: string,
  more?: M,
) => {
  const each = texts.map((name) => [name, optional({ ...properties[name], minLength: 1 } as P[K])]);
  const said = { ...(Object.fromEntries(each) as { [N in K]: TOptional<P[N]> }), ...(more as M) };
  const inLanguage = optional(object(said, Object.keys(said).join(", ")));
  const all = Object.fromEntries(languageCodes.map((code) => [code, inLanguage]));
  return object({ ...(all as Record<LanguageCode, typeof inLanguage>), ...properties }, description);
};

export const bool = Type.Boolean({ description: "true or false" });
export const colour = Type.String({
  pattern: "^#[0-9a-fA-F]{6}$",
  description: 'a colour such as "#1f7a3d", in quotes',
});
export const picture = text("the name of a picture in pictures/, such as logo.png", 300);
/** Read from the text that the owner wrote, and then in paise. */
export const amount = (isAboveZero: boolean) =>
  Type.Number({
    description: "an amount in rupees, such as 29 or 29.50",
    read: (text: string) => readRupees(text, { what: "an amount", isAboveZero }),
  });
export const webAddress = Type.String({
  pattern: "^https://[^\\s\"'<>\\\\]+$",
  maxLength: 500,
  description: "an address that begins with https://",
});
/** A time of day, in a pattern. */
export const TIME = "([01]\\d|2[0-3]):[0-5]\\d";
