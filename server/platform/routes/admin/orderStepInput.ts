import { Type } from "typebox";
import { input } from "../../http/implementation.types";
import { textUpTo } from "./fields";

export const orderStepInput = input(
  Type.Object({
    step: Type.Union([
      Type.Literal("packed"),
      Type.Literal("shipped"),
      Type.Literal("delivered"),
      Type.Literal("cancelled"),
    ]),
    reason: Type.Optional(textUpTo(500)),
  }),
);
