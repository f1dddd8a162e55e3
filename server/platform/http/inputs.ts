import { Type } from "typebox";

export const idInput = Type.String({ minLength: 1, maxLength: 100 });

/** `page` from 1 and `size`; how large a page may really be is the service's decision. */
export const pageInputs = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};
