import { Type } from "typebox";

export const orderStateInput = Type.Union([
  Type.Literal("PENDING"),
  Type.Literal("PLACED"),
  Type.Literal("SHIPPED"),
  Type.Literal("DELIVERED"),
  Type.Literal("FAILED"),
  Type.Literal("CANCELLED"),
]);
