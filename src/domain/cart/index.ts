export { bindCart } from "./bindCart";
export type { CartCandidate, CartSession } from "./Cart.types";
export { CartStore } from "./CartStore";
