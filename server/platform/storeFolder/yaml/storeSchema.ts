import { type Static, type TSchema, Type } from "typebox";
import { type LanguageCode, languageCodes, languages } from "#contract/languages.ts";
import { readDiscount } from "../../ownerInput/readDiscount";
import { readRupees } from "../../ownerInput/readRupees";

/** `description` says what is expected. It is shown to a person who wrote something else. */
const text = (description: string, maxLength = 500, minLength = 1) =>
  Type.String({ minLength, maxLength, description });
const optional = <S extends TSchema>(schema: S) => Type.Optional(schema);
const object = <P extends Record<string, TSchema>>(properties: P, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });
const list = <S extends TSchema>(item: S, description: string, maxItems = 200) =>
  Type.Array(item, { maxItems, description: `a list of ${description}` });

/** `en (English)` and so on. */
const codes = languageCodes.map((code) => `${code} (${languages[code].name})`).join(", ");

/** An object with texts, and the same texts in the store's further languages: `hi: { question: … }`. */
const translated = <P extends Record<string, TSchema>, T extends Record<string, TSchema>>(
  properties: P,
  texts: T,
  description: string,
) => {
  const inLanguage = optional(object(texts, Object.keys(texts).join(", ")));
  const all = Object.fromEntries(languageCodes.map((code) => [code, inLanguage]));
  return object({ ...(all as Record<LanguageCode, typeof inLanguage>), ...properties }, description);
};

const bool = Type.Boolean({ description: "true or false" });
const colour = Type.String({ pattern: "^#[0-9a-fA-F]{6}$", description: 'a colour such as "#1f7a3d", in quotes' });
const picture = text("the name of a picture in pictures/, such as logo.png", 300);
/** Read from the text that the owner wrote, and then in paise. */
const amount = (isAboveZero: boolean) =>
  Type.Number({
    description: "an amount in rupees, such as 29 or 29.50",
    read: (text: string) => readRupees(text, { what: "an amount", isAboveZero }),
  });
const webAddress = Type.String({
  pattern: "^https://[^\\s\"'<>\\\\]+$",
  maxLength: 500,
  description: "an address that begins with https://",
});
const columns = Type.Integer({ minimum: 1, maximum: 12, description: "a number of columns, 1 to 12" });
/** A label of a domain: letters of one case or of a script without cases, their marks, digits and hyphens. */
const label =
  "[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}](?:[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}\\u200c\\u200d-]*[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}])?";
const time = "([01]\\d|2[0-3]):[0-5]\\d";

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
      Type.String({ pattern: `^${time}$`, description: 'a time of day in quotes, such as "22:00"' }),
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
          { message: optional(text("the bar's words", 300)) },
          "message, background, colour and enabled",
        ),
        "bars; the first one is shown",
        20,
      ),
    ),
    options: optional(
      list(
        object(
          {
            name: Type.String({
              pattern: "\\p{L}",
              maxLength: 40,
              description: "the name of a column of products.csv, such as Colour",
            }),
            swatches: optional(
              Type.Record(
                Type.String(),
                text('a colour such as "#7b1e2b", two such as "#d4af37/#7b1e2b", or the name of a picture', 300),
                { description: "values of the option, each with a colour or a picture" },
              ),
            ),
          },
          "name and swatches",
        ),
        "columns by which a product's variants differ",
        20,
      ),
    ),
    facts: optional(
      list(
        object(
          {
            column: Type.String({
              pattern: "\\p{L}",
              maxLength: 60,
              description: "the name of a column of products.csv, of at most 60 letters, such as Fabric",
            }),
            label: optional(text("the name that shoppers see, at most 60 letters", 60)),
            filter: optional(bool),
            search: optional(bool),
          },
          "column, label, filter and search",
        ),
        "columns with facts of products",
        20,
      ),
    ),
    delivery: object(
      {
        enabled: optional(bool),
        windows: optional(list(text("words such as 30 to 60 minutes", 60), "delivery times in words", 20)),
        fee: amount(false),
        freeFrom: optional(amount(false)),
        slots: optional(
          list(
            Type.String({
              pattern: `^${time} ?[-–] ?${time}$`,
              description: 'a slot in quotes, such as "07:00-09:00"',
            }),
            "slots",
            48,
          ),
        ),
      },
      "enabled, windows, fee, freeFrom and slots",
    ),
    payment: object(
      {
        online: Type.Union(
          [Type.Literal("off"), Type.Literal("cashfree"), Type.Literal("razorpay"), Type.Literal("bmspay")],
          { description: "cashfree, razorpay, bmspay or off" },
        ),
        cashOnDelivery: bool,
        wallet: optional(bool),
      },
      "online, cashOnDelivery and wallet",
    ),
    coupons: optional(
      list(
        object(
          {
            code: Type.String({
              pattern: "^[A-Za-z0-9_-]{2,40}$",
              description: "a code of letters, digits and hyphens, such as WELCOME10",
            }),
            percent: optional(Type.Number({ description: "a percentage from 1 to 100", read: readDiscount })),
            amount: optional(amount(true)),
            minimum: optional(amount(false)),
            atMost: optional(amount(true)),
            expires: optional(text('a day or a moment in quotes, such as "2027-03-31" or "2027-03-31T18:30:00Z"', 40)),
            perCustomer: optional(
              Type.Integer({
                minimum: 1,
                maximum: 1_000_000,
                description: "how often one customer may use it, 1 or more",
              }),
            ),
            enabled: optional(bool),
            offered: optional(bool),
          },
          "code, percent or amount, minimum, atMost, expires, perCustomer, enabled and offered",
        ),
        "coupons",
        2000,
      ),
    ),
    faqs: optional(
      list(
        translated(
          { question: text("a question", 500), answer: text("its answer", 5000) },
          { question: optional(text("a question", 500)), answer: optional(text("its answer", 5000)) },
          "question and answer",
        ),
        "questions",
      ),
    ),
    banners: optional(
      list(
        translated(
          {
            picture,
            says: text("what the picture shows, for those who do not see it", 300),
            title: optional(text("words over the picture", 120)),
            text: optional(text("words under the title", 240)),
            category: optional(text("the handle of a category of categories.csv", 200)),
            link: optional(text("a path of the store, such as /category/fruits, or an https address", 500)),
            enabled: optional(bool),
          },
          {
            says: optional(text("what the picture shows, for those who do not see it", 300)),
            title: optional(text("words over the picture", 120)),
            text: optional(text("words under the title", 240)),
          },
          "picture, says, title, text, category or link, and enabled",
        ),
        "banners",
        50,
      ),
    ),
    testimonials: optional(
      list(
        translated(
          {
            customer: text("a customer's name", 100),
            city: text("where the customer lives", 100, 0),
            message: text("what the customer says", 1000),
            picture,
            rating: Type.Number({ minimum: 1, maximum: 5, description: "a rating, 1 to 5" }),
            enabled: optional(bool),
          },
          {
            customer: optional(text("the customer's name", 100)),
            city: optional(text("where the customer lives", 100)),
            message: optional(text("what the customer says", 1000)),
          },
          "customer, city, message, picture, rating and enabled",
        ),
        "testimonials",
        100,
      ),
    ),
  },
  {
    description: optional(text("a sentence about the store", 500)),
    words: optional(
      Type.Record(Type.String(), text("the word in this language", 500), {
        description: "words as they stand in the first language, each with its translation",
      }),
    ),
  },
  "the settings of a store",
);

export type StoreYaml = Static<typeof storeSchema>;
