import { token } from "../container/token";
import type { KeyValueStorage } from "./KeyValueStorage";

/** The interface of sessionStorage: it survives a reload and ends with the tab. A kiosk's shop keeps it in memory (ADR 34). */
export type TabStorage = Pick<KeyValueStorage, "getItem" | "setItem" | "removeItem">;
export const TabStorage = token<TabStorage>("TabStorage");
