export { bindSession } from "./bindSession";
export { customerQuery } from "./customerQuery";
export { SessionStore } from "./SessionStore";
export { draftsKey, sessionKey } from "./sessionDefaults";
