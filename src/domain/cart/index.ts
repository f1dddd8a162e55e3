export { bindCart } from "./bindCart";
export type { CartCandidate } from "./Cart.types";
export { CartStore } from "./CartStore";
