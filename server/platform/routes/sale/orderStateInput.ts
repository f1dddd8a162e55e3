import { Type } from "typebox";
import { ALL_ORDER_STATES } from "#contract/sale/states/orderStates.ts";

export const orderStateInput = Type.Union(ALL_ORDER_STATES.map((state) => Type.Literal(state)));
