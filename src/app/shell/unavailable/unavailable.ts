export { closedManifests } from "./closedManifests";
export { StoreUnavailableView } from "./StoreUnavailableView";
export { untilOpen } from "./untilOpen";
