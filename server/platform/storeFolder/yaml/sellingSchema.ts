import { Type } from "typebox";
import { readDiscount } from "../../ownerInput/readDiscount";
import { amount, bool, list, object, optional, TIME, text } from "./schemaParts";

/** How the store sells: what its variants differ in, what it tells of products, delivery, payment, coupons. */
export const sellingSchema = {
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
            pattern: `^${TIME} ?[-–] ?${TIME}$`,
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
};
