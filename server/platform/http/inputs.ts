import { Type } from "typebox";

export const idInput = Type.String({ minLength: 1, maxLength: 100 });

/** `page` counts from 1. The service limits the real `size`. */
export const pageInputs = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};

/** An unknown order means the service's default order. */
export const sortInputs = {
  sortBy: Type.Optional(Type.String({ maxLength: 50 })),
  sortOrder: Type.Optional(Type.Union([Type.Literal("ASC"), Type.Literal("DESC")])),
};
