export { StoreUnavailableView } from "./StoreUnavailableView";
export { untilOpen } from "./untilOpen";
