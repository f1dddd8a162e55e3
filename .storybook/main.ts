import { mergeRsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { StorybookConfig } from "storybook-react-rsbuild";
import { flagDefines, readFlags } from "../flags.config.ts";

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
    }),
};

export default config;
