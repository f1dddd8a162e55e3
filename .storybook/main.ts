import { fileURLToPath } from "node:url";
import { mergeRsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { StorybookConfig } from "storybook-react-rsbuild";
import { type Flags, flagDefaults, flagDefines } from "../flags.config.ts";
import { languageCodes } from "../src/contract/languages.ts";
import { guidance } from "../stories/guidance/guidance.ts";
import { readComponents } from "./args/readComponents.ts";
import { firstScript } from "./language/chosenLanguage.ts";
import { readMessages } from "./messages.ts";
import { withOtherNames } from "./search/withOtherNames.ts";

/**
 * No story mocks a module. What this plugin writes is lost at the second compilation, and the page then waits for it for ever
 * (storybook-builder-rsbuild 3.6).
 */
const UNUSED_PLUGIN = "RspackInjectMockerRuntimePlugin";

/** The build of Storybook has every plugin; the toolbar chooses which of them a page uses. */
const everything = Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, true])) as Flags;

/** The files of stories to build, for pictures of these alone (`scripts/testPictures.ts`). */
const some = process.env.HAAT_STORIES;

/** Tests need neither maps nor small files (`tests/support/setup/storybook.ts`). */
const isForTests = process.env.HAAT_STORYBOOK === "tests";

type Generator = Parameters<typeof withOtherNames>[0];

const config: StorybookConfig & { storyIndexGenerator(given: Promise<Generator>): Promise<Generator> } = {
  framework: {
    name: "storybook-react-rsbuild",
    options: {
      // A file of stories is compiled when it is first opened, with all that it can load: if a page's lazy parts were compiled
      // one by one, as each is asked for, the first visit would load the page anew again and again.
      builder: { lazyCompilation: { entries: false, imports: true, test: /\.stories\.tsx$|\.mdx$/ } },
    },
  },
  stories: some?.split(",").map((file) => `../${file}`) ?? ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // Tips for learning Storybook, above the list of stories.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  storyIndexGenerator: async (given) => withOtherNames(await given, guidance),
  staticDirs: [{ from: "./brand", to: "/" }],
  // Until the manager's own code runs, the page would be called Storybook (`manager/nameThePage.ts`).
  managerHead: (head = "") => `${head}<script>document.title = "Haat"</script>`,
  previewHead: (head = "") => `${firstScript}${head}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  rsbuildFinal: (base) =>
    mergeRsbuildConfig(base, {
      plugins: [pluginReact()],
      ...(isForTests && { output: { sourceMap: false, minify: false } }),
      source: {
        // class-validator's decorators in *.form.ts
        decorators: { version: "legacy" },
        define: {
          ...flagDefines(everything),
          __BROWSER__: "true",
          __LANGUAGE__: "globalThis.haatLanguage",
          __LANGUAGES__: JSON.stringify(languageCodes),
          __MESSAGES__: JSON.stringify(readMessages()),
          __COMPONENTS__: JSON.stringify(readComponents()),
        },
      },
      html: { title: "Haat" },
      tools: {
        // As in the shop's own build: MobX finds only fields that are defined, even if they have no value.
        swc: { jsc: { transform: { useDefineForClassFields: true } } },
        rspack: (rspack) => {
          rspack.module?.rules?.push({
            test: /\.tsx?$/,
            exclude: /node_modules/,
            enforce: "pre",
            loader: fileURLToPath(new URL("language/chosenCatalogues.js", import.meta.url)),
          });
          rspack.module?.rules?.push({
            test: /letters\.css$/,
            enforce: "pre",
            loader: fileURLToPath(new URL("../scripts/build/writeLetters.js", import.meta.url)),
          });
          rspack.plugins = rspack.plugins?.filter((plugin) => plugin?.constructor.name !== UNUSED_PLUGIN);
        },
      },
    }),
};

export default config;
