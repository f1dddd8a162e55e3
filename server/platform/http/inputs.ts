import { Type } from "typebox";

export const idInput = Type.String({ minLength: 1, maxLength: 100 });

/** `page` from 1 and `size`; how large a page may really be is the service's decision. */
export const pageInputs = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};

/** An order that is not known means the service's own. */
export const sortInputs = {
  sortBy: Type.Optional(Type.String({ maxLength: 50 })),
  sortOrder: Type.Optional(Type.Union([Type.Literal("ASC"), Type.Literal("DESC")])),
};
