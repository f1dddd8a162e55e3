import type { PlatformPlugin } from "./plugin/PlatformPlugin.types";

/**
 * The platform's halves of plugins (`docs/plugins.md`). A half may stay here although a build of the storefront leaves its
 * plugin out.
 */
export const platformPlugins: readonly PlatformPlugin[] = [];
