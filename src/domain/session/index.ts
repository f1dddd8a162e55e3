export type { AccountPlace } from "./accountSlots.types";
export { bindSession } from "./bindSession";
export { customerQuery } from "./customerQuery";
export { SessionStore } from "./SessionStore";
export { draftsKey, sessionKey } from "./sessionDefaults";
