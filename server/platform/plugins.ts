import type { PlatformPlugin } from "./plugin/PlatformPlugin.types";

/** The platform's halves of plugins: `docs/plugins.md`. What a build of the storefront leaves out may stay here. */
export const platformPlugins: readonly PlatformPlugin[] = [];
