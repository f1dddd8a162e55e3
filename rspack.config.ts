import { resolve } from "node:path";
import { GriffelCSSExtractionPlugin } from "@griffel/webpack-extraction-plugin";
import { defineConfig } from "@rspack/cli";
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  CopyRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  NormalModuleReplacementPlugin,
  optimize,
  SwcJsMinimizerRspackPlugin,
} from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { flagDefines, readFlags } from "./flags.config";
import { BuiltFilesPlugin } from "./scripts/build/BuiltFilesPlugin";
import { devConfig } from "./scripts/build/devConfig";
import { languageDefines, readLanguages } from "./scripts/build/languages";
import { OfflineWorkerPlugin } from "./scripts/build/OfflineWorkerPlugin";
import { writePage } from "./src/app/boot/document/writePage";
import type { LanguageCode } from "./src/contract/languages";
import { compareMediaQueries } from "./src/design/theme/rules/compareMediaQueries";

const root = import.meta.dirname;
const dist = resolve(root, process.env.DIST_DIR ?? "dist");
const flags = readFlags(process.env);
const serving = Boolean(process.env.RSPACK_SERVE ?? process.env.WEBPACK_SERVE);
/** The development server builds English alone, unless LANGUAGES names others. */
const languages = readLanguages(serving ? { LANGUAGES: "en", ...process.env } : process.env, root);
const mode = serving ? "development" : "production";
/** The platform to which the development server forwards calls (`npm run dev` sets it). */
const platformOrigin = process.env.PLATFORM_ORIGIN ?? "http://127.0.0.1:3001";

/**
 * The page of a static host and of the development server. Without the platform's sandbox, the development server's page has
 * no configuration, as on a static host.
 */
const config = serving && !/^(off|false|0)$/i.test(process.env.SANDBOX ?? "") ? devConfig(root) : {};
const plainHead = { title: "Store", favicon: "", themeColor: "" };
const page = (language: LanguageCode) =>
  writePage({ files: undefined, config, language }, { status: 200, head: plainHead });

const BROWSERS = "chrome >= 109, firefox >= 115, safari >= 16.4";

const typescript = (target: "browser" | "node", refresh: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: "builtin:swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true, decorators: true },
      transform: { legacyDecorator: true, react: { runtime: "automatic", development: serving, refresh } },
      experimental: { keepImportAttributes: true },
    },
    env: { targets: target === "node" ? "node 20.19" : BROWSERS },
  },
});

/** Writes the texts of the build's language into the sources that show them (ADR 63). In development they are edited, and stay modules. */
const words = (language: LanguageCode) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: "pre" as const,
  use: [
    { loader: resolve(root, "scripts/build/inlineWords.js"), options: { language, areModules: serving } },
    ...(language === "en" ? [resolve(root, "scripts/build/leaveOutLang.js")] : []),
  ],
});

/** The first language's file has the usual name, the others have their code in theirs. */
const named = (name: string, language: LanguageCode, ending = "") =>
  language === languages[0] ? `${name}${ending}` : `${name}.${language}${ending}`;

const constants = (language: LanguageCode, isBrowser: boolean) =>
  new DefinePlugin({
    ...flagDefines(flags),
    ...languageDefines(language, languages),
    __BROWSER__: String(isBrowser),
  });

/**
 * The build evaluates `makeStyles`, so that the browser gets rules and their names (ADR 17). It runs after TypeScript;
 * the preset reads the modules that the styles use (`src/design/theme/haat.ts`). Not in development, where it would double
 * the time of a build.
 */
const styles = serving
  ? []
  : [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        enforce: "post" as const,
        loader: resolve(root, "scripts/build/stylesOnce.js"),
        options: { babelOptions: { presets: ["@babel/preset-typescript"] } },
      },
    ];

/**
 * In the browser's build all rules go into one file, and the program contains only their names (ADR 18). The prerender
 * keeps the rules, because it writes those that a page needs into the page. In front of `styles`, because loaders run
 * from last to first.
 */
const rules = serving
  ? []
  : [{ test: /\.[jt]sx?$/, enforce: "post" as const, loader: GriffelCSSExtractionPlugin.loader }];

const rulesInOneFile = (language: LanguageCode) => [
  new BuiltFilesPlugin(language),
  new GriffelCSSExtractionPlugin({ compareMediaQueries }),
  // Leaves out Griffel's code that finds its rules in a drawn page. It is unused, and contains a style sheet parser.
  new NormalModuleReplacementPlugin(
    /rehydrateRendererCache/,
    resolve(root, "src/design/theme/rules/noRendererCache.ts"),
  ),
];

const routerFile = (file: string) => resolve(root, `node_modules/react-router/dist/production/${file}.mjs`);

/** Files of packages that are smaller than those which the packages name for bundlers (ADR 9). */
const smallerFiles = {
  // The package's exports name its development files in every build (react-router 7).
  "react-router$": routerFile("index"),
  "react-router/dom$": routerFile("dom-export"),
  // MobX has short names for its own properties only in this file.
  mobx$: resolve(root, "node_modules/mobx/dist/mobx.esm.production.min.js"),
};

const base: Configuration = {
  mode,
  context: root,
  devtool: serving ? "eval-cheap-module-source-map" : false,
  resolve: {
    extensions: [".tsx", ".ts", ".js"],
    ...(serving ? {} : { alias: smallerFiles }),
  },
  performance: { hints: false },
  stats: "errors-warnings",
  infrastructureLogging: { level: "warn" },
};

/** Packages of modules without side effects whose package.json does not say so. */
const pure = /node_modules\/@inversifyjs\//;

/** Lets the build remove those of react-router's components that the shop does not use (ADR 9). */
const lean = { test: /react-router\/dist\/production/, loader: resolve(root, "scripts/build/markPure.js") };

/**
 * Makes browsers that support it compile the functions of these files while they arrive, and not when they are first
 * called. Measured: 30 % less work on the page's own thread until it is hydrated.
 */
const compileAhead = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // After the minimizer, which keeps it as a comment, and before the files are named by their content.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
});

/** The service worker of kiosk and counter (ADR 50); a build without both has none. Not in development: it keeps files. */
const offline = (language: LanguageCode) =>
  serving || !(flags.kiosk || flags.counter)
    ? []
    : [
        new OfflineWorkerPlugin(language, {
          mode,
          context: root,
          entry: { offline: "./src/app/offline/worker.ts" },
          resolve: { extensions: [".ts"] },
          module: { rules: [typescript("browser", false), { test: /\.ts$/, sideEffects: false }] },
        }),
      ];

/** The browser's files in one language. Those without texts have the same names and bytes in each. */
const browser = (language: LanguageCode): Configuration => ({
  ...base,
  name: named("browser", language),
  target: "web",
  entry: { main: "./src/app/boot/program/begin.ts" },
  output: {
    path: resolve(dist, "browser"),
    publicPath: "/",
    filename: serving ? named("assets/[name]", language, ".js") : "assets/[name].[contenthash:8].js",
    chunkFilename: serving ? named("assets/[name]", language, ".js") : "assets/[name].[contenthash:8].js",
    cssFilename: "assets/[name].[contenthash:8].css",
    cssChunkFilename: "assets/[name].[contenthash:8].css",
    assetModuleFilename: "assets/[name].[contenthash:8][ext]",
  },
  module: {
    rules: [
      words(language),
      typescript("browser", serving),
      ...rules,
      ...styles,
      // Our modules do nothing on import (house, Manifests are inert), so importing one export of an `index.ts` brings
      // only that export's module.
      { test: /\.tsx?$/, exclude: /node_modules/, sideEffects: false },
      { test: pure, sideEffects: false },
      ...(serving ? [] : [lean]),
      { test: /\.css$/, type: "css/auto" },
      { test: /letters\.css$/, loader: resolve(root, "scripts/build/writeLetters.js") },
      { test: /\.(svg|png|webp|woff2)$/, type: "asset" },
    ],
  },
  optimization: {
    splitChunks: {
      chunks: "all",
      // The fonts stand in the one file of rules: they must cost nothing before the first paint (ADR 18, 79).
      cacheGroups: { letters: { name: "griffel", test: /letters\.css$/, enforce: true } },
    },
    runtimeChunk: false,
    minimizer: [
      new SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true } }),
      new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  // The files import the rules in different orders. The plugin sorts all rules into Griffel's own order.
  ignoreWarnings: [/Conflicting order between griffel\.css/],
  plugins: [
    constants(language, true),
    new HtmlRspackPlugin({
      filename: named("index", language, ".html"),
      templateContent: page(language).html,
      scriptLoading: "defer",
      minify: false,
    }),
    ...(serving ? [new ReactRefreshRspackPlugin()] : [compileAhead, ...rulesInOneFile(language)]),
    ...offline(language),
  ],
  devServer: {
    port: Number(process.env.PORT ?? 3000),
    host: "127.0.0.1",
    allowedHosts: "all",
    historyApiFallback: {
      rewrites: languages.map((code) => ({
        from: new RegExp(`^(/[\\w-]+)?/${code}(/|$)`),
        to: `/${named("index", code, ".html")}`,
      })),
    },
    proxy: [{ context: ["/api", "/media", "/sandbox", "/docs"], target: platformOrigin, changeOrigin: false }],
    client: { overlay: { warnings: false } },
  },
});

/** Bundles everything, so that the host imports one file for each language, whatever packages are installed. */
const prerender = (language: LanguageCode): Configuration => ({
  ...base,
  name: named("prerender", language),
  target: "node20",
  entry: { [language]: "./src/app/boot/document/prerender.ts" },
  output: {
    path: resolve(dist, "prerender"),
    filename: "[name].js",
    module: true,
    chunkFormat: "module",
    library: { type: "module" },
  },
  module: {
    rules: [
      words(language),
      typescript("node", false),
      ...styles,
      { test: /\.(css|svg|png|webp|woff2)$/, type: "asset/inline" },
    ],
  },
  // Names stay readable for the host's log. The page's first script, which is cut out of this file, is small all the same.
  optimization: {
    minimizer: [new SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: false, format: { comments: false } } })],
  },
  plugins: [constants(language, false), new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

/** Packages stay in node_modules: some are native or carry WebAssembly beside them. */
const server: Configuration = {
  ...base,
  name: "server",
  target: "node20",
  entry: { main: "./server/main.ts", haat: "./server/haat.ts" },
  output: {
    path: resolve(dist, "server"),
    filename: "[name].js",
    module: true,
    chunkFormat: "module",
    library: { type: "module" },
  },
  externalsType: "module",
  externals: [({ request }, done) => (request && /^[a-z@]/i.test(request) ? done(undefined, request) : done())],
  module: { rules: [typescript("node", false)], parser: { javascript: { importMeta: false } } },
  optimization: { minimize: false },
  plugins: [
    new DefinePlugin({ __SHIPPING__: JSON.stringify(flags.shipping) }),
    new CopyRspackPlugin({
      patterns: [
        { from: "server/platform/db/migrations", to: "migrations", noErrorOnMissing: true },
        { from: "server/platform/seed/stores", to: "stores", noErrorOnMissing: true },
      ],
    }),
  ],
};

export default defineConfig(
  serving ? languages.map(browser) : [...languages.map(browser), ...languages.map(prerender), server],
);
