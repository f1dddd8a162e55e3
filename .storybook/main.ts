import { mergeRsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { StorybookConfig } from "storybook-react-rsbuild";
import { flagDefines, readFlags } from "../flags.config.ts";

/**
 * No story mocks a module. What this plugin writes is lost at the second compilation, and the page then waits for it for ever
 * (storybook-builder-rsbuild 3.6).
 */
const UNUSED_PLUGIN = "RspackInjectMockerRuntimePlugin";

const config: StorybookConfig = {
  framework: "storybook-react-rsbuild",
  stories: ["../stories/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  rsbuildFinal: (base) =>
    mergeRsbuildConfig(base, {
      plugins: [pluginReact()],
      source: {
        // class-validator's decorators in *.form.ts
        decorators: { version: "legacy" },
        define: { ...flagDefines(readFlags(process.env)), __BROWSER__: "true" },
      },
      tools: {
        rspack: (rspack) => {
          rspack.plugins = rspack.plugins?.filter((plugin) => plugin?.constructor.name !== UNUSED_PLUGIN);
        },
      },
    }),
};

export default config;
