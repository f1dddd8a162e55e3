import type { AppConfig as PageConfig } from "#contract/page/AppConfig.types.ts";
import { token } from "../container/token";

/** The page's configuration as a service with a token. */
export type AppConfig = PageConfig;
export const AppConfig = token<AppConfig>("AppConfig");

export const defaultAppConfig: AppConfig = {
  apiOrigin: "",
  pincodeUrl: "https://api.postalpincode.in/pincode/",
  sharedHosts: ["localhost", "127.0.0.1", "[::1]"],
  builder: { name: "Haat", url: "https://example.com/haat" },
  payments: { mode: "production", sdk: {}, pageOrigins: [] },
};
