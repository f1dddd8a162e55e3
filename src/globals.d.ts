declare const __BROWSER__: boolean;
declare const __FLAGS__: import("../flags.config").Flags;
declare module "*.css";
