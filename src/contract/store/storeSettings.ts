import { endpoint } from "../endpoint";
import type { PicturePath } from "../wire.types";

export interface StoreWebTheme {
  primaryColor: string;
  secondaryColor: string;
  neutralColor: string;
}

export interface StoreSettings {
  favicon: PicturePath;
  storeWebTheme: StoreWebTheme;
  /** IANA name of the store's time zone, in which its days begin and end; `Asia/Kolkata` when left out. */
  timeZone?: string;
}

export interface StoreSettingsReply {
  favicon?: PicturePath;
  storeWebTheme?: Partial<StoreWebTheme>;
  timeZone?: string;
}

export const storeSettings = {
  get: endpoint<{
    params: { orgId: string };
    reply: StoreSettingsReply;
    whole: StoreSettings;
  }>("GET", "/api/store-settings/:orgId", "store"),
};
