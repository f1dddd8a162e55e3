import { Type } from "typebox";
import { ALL_ORDER_STATES } from "../../../../src/contract/sale/states/orderStates";

export const orderStateInput = Type.Union(ALL_ORDER_STATES.map((state) => Type.Literal(state)));
