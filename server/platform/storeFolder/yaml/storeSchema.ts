import { type Static, Type } from "typebox";
import { languageCodes, languages } from "#contract/languages.ts";
import { contentSchema } from "./contentSchema";
import { bool, colour, list, object, optional, picture, TIME, text, translated, webAddress } from "./schemaParts";
import { sellingSchema } from "./sellingSchema";

/** `en (English)` and so on. */
const codes = languageCodes.map((code) => `${code} (${languages[code].name})`).join(", ");

const columns = Type.Integer({ minimum: 1, maximum: 12, description: "a number of columns, 1 to 12" });
/** A label of a domain: letters of one case or of a script without cases, their marks, digits and hyphens. */
const label =
  "[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}](?:[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}\\u200c\\u200d-]*[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}])?";

/** The form of a friendly id. */
export const FRIENDLY_ID = "^[a-z0-9]([a-z0-9-]{0,48}[a-z0-9])?$";

/** The schema of `store.yaml`. */
export const storeSchema = translated(
  {
    friendlyId: Type.String({
      pattern: FRIENDLY_ID,
      description: "the store's name in its address: small letters, digits and hyphens, such as my-shop",
    }),
    name: text("the store's name", 100),
    languages: optional(
      Type.Array(Type.Enum([...languageCodes], { description: `the code of a language: ${codes}` }), {
        minItems: 1,
        description: `a list of languages, the first one first, such as [en, hi]; there are ${codes}`,
      }),
    ),
    description: text("a sentence about the store", 500, 0),
    domains: optional(
      list(
        Type.String({
          pattern: `^(${label}\\.)+${label}$`,
          maxLength: 253,
          description:
            "a domain in small letters of any script, without https:// and without a path, such as shop.example",
        }),
        "domains",
        20,
      ),
    ),
    logo: picture,
    favicon: optional(picture),
    colours: object({ primary: colour, secondary: colour, neutral: colour }, "primary, secondary and neutral"),
    columns: optional(object({ home: optional(columns), catalogue: optional(columns) }, "home and catalogue")),
    timeZone: optional(text("the name of a time zone, such as Asia/Kolkata", 60)),
    subscriptionCutOff: optional(
      Type.String({ pattern: `^${TIME}$`, description: 'a time of day in quotes, such as "22:00"' }),
    ),
    contact: optional(
      object(
        {
          phone: optional(text('a phone number in quotes, such as "+91 98765 43210"', 40)),
          email: optional(text("an e-mail address", 254)),
        },
        "phone and email",
      ),
    ),
    location: optional(
      object(
        {
          address: optional(text("the shop's address, as invoices show it", 300)),
          taxNumber: optional(text("the shop's tax number (GSTIN)", 40)),
          id: optional(
            Type.String({
              pattern: "^[A-Za-z0-9_-]{1,64}$",
              description: "what your other systems call this place: letters, digits and hyphens, such as pune-1",
            }),
          ),
        },
        "address, taxNumber and id",
      ),
    ),
    social: optional(
      object(
        {
          facebook: optional(webAddress),
          x: optional(webAddress),
          linkedIn: optional(webAddress),
          instagram: optional(webAddress),
        },
        "facebook, x, linkedIn and instagram",
      ),
    ),
    announcements: optional(
      list(
        translated(
          { message: text("the bar's words", 300), background: colour, colour, enabled: optional(bool) },
          ["message"],
          "message, background, colour and enabled",
        ),
        "bars; the first one is shown",
        20,
      ),
    ),
    ...sellingSchema,
    ...contentSchema,
  },
  ["description"],
  "the settings of a store",
  {
    words: optional(
      Type.Record(Type.String(), text("the word in this language", 500), {
        description: "words as they stand in the first language, each with its translation",
      }),
    ),
  },
);

export type StoreYaml = Static<typeof storeSchema>;
