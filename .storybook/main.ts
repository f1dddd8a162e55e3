import { mergeRsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { StorybookConfig } from "storybook-react-rsbuild";
import { type Flags, flagDefaults, flagDefines } from "../flags.config.ts";
import { readMessages } from "./messages.ts";

/**
 * No story mocks a module. What this plugin writes is lost at the second compilation, and the page then waits for it for ever
 * (storybook-builder-rsbuild 3.6).
 */
const UNUSED_PLUGIN = "RspackInjectMockerRuntimePlugin";

/** Every plugin has its stories; which of them a page has is chosen in the toolbar. */
const everything = Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, true])) as Flags;

const config: StorybookConfig = {
  framework: "storybook-react-rsbuild",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  rsbuildFinal: (base) =>
    mergeRsbuildConfig(base, {
      plugins: [pluginReact()],
      source: {
        // class-validator's decorators in *.form.ts
        decorators: { version: "legacy" },
        define: { ...flagDefines(everything), __BROWSER__: "true", __MESSAGES__: JSON.stringify(readMessages()) },
      },
      tools: {
        // As the shop's own build has it: MobX sees a field only if it is there, be it without a value.
        swc: { jsc: { transform: { useDefineForClassFields: true } } },
        rspack: (rspack) => {
          rspack.plugins = rspack.plugins?.filter((plugin) => plugin?.constructor.name !== UNUSED_PLUGIN);
        },
      },
    }),
};

export default config;
