import { readFileSync } from "node:fs";
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
import { devPageData } from "./scripts/devPageData";
import { RuleGroupsPlugin } from "./scripts/RuleGroupsPlugin";
import { marks } from "./src/contract/page/marks";
import { compareMediaQueries } from "./src/ui/theme/rules/compareMediaQueries";

const root = import.meta.dirname;
const dist = resolve(root, process.env.DIST_DIR ?? "dist");
const flags = readFlags(process.env);
const serving = Boolean(process.env.RSPACK_SERVE ?? process.env.WEBPACK_SERVE);
const mode = serving ? "development" : "production";
/** The platform that the development server passes calls on to (`npm run dev` sets it). */
const platformOrigin = process.env.PLATFORM_ORIGIN ?? "http://127.0.0.1:3001";

const template = resolve(root, "src/app/index.html");
/** With the platform's sandbox off, the development server's page has no configuration, as on a static host. */
const page =
  serving && !/^(off|false|0)$/i.test(process.env.SANDBOX ?? "")
    ? { templateContent: readFileSync(template, "utf8").replace(marks.dataPlace, devPageData(root)) }
    : { template };

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

/**
 * `makeStyles` is worked out by the build, and the browser gets rules and their names (ADR 17). After TypeScript; the
 * preset reads what the styles are made from (`src/ui/theme/haat.ts`). Not while one develops: it takes as long again.
 */
const styles = serving
  ? []
  : [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        enforce: "post" as const,
        loader: "@griffel/webpack-loader",
        options: { babelOptions: { presets: ["@babel/preset-typescript"] } },
      },
    ];

/**
 * In the browser all rules stand in one file of their own, and the program knows their names alone (ADR 18). What draws keeps
 * them, to write into a page those that it needs. In front of `styles`: what stands first runs last.
 */
const rules = serving
  ? []
  : [{ test: /\.[jt]sx?$/, enforce: "post" as const, loader: GriffelCSSExtractionPlugin.loader }];

const rulesInOneFile = [
  new RuleGroupsPlugin(),
  new GriffelCSSExtractionPlugin({ compareMediaQueries }),
  // Nothing is left for it to do, and it brings a parser of style sheets.
  new NormalModuleReplacementPlugin(/rehydrateRendererCache/, resolve(root, "src/ui/theme/rules/noRendererCache.ts")),
];

const routerFile = (file: string) => resolve(root, `node_modules/react-router/dist/production/${file}.mjs`);

const base: Configuration = {
  mode,
  context: root,
  devtool: serving ? "eval-cheap-module-source-map" : false,
  resolve: {
    extensions: [".tsx", ".ts", ".js"],
    // The package names its development files whatever is built (react-router 7).
    ...(serving
      ? {}
      : { alias: { "react-router$": routerFile("index"), "react-router/dom$": routerFile("dom-export") } }),
  },
  performance: { hints: false },
  stats: "errors-warnings",
  infrastructureLogging: { level: "warn" },
};

/**
 * For browsers that know it: the functions of these files are compiled while they arrive, beside the page, and not when
 * they are first called, in its way. Measured: 30 % less work on the page's own thread until it is hydrated.
 */
const compileAhead = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // After the minimizer, which knows it for a comment; before the files are named for what they hold.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
});

const browser: Configuration = {
  ...base,
  name: "browser",
  target: "web",
  entry: { main: "./src/app/begin.ts" },
  output: {
    path: resolve(dist, "browser"),
    publicPath: "/",
    filename: serving ? "assets/[name].js" : "assets/[name].[contenthash:10].js",
    chunkFilename: serving ? "assets/[name].js" : "assets/[name].[contenthash:10].js",
    cssFilename: "assets/[name].[contenthash:10].css",
    cssChunkFilename: "assets/[name].[contenthash:10].css",
    assetModuleFilename: "assets/[name].[contenthash:10][ext]",
    clean: true,
  },
  module: {
    rules: [
      typescript("browser", serving),
      ...rules,
      ...styles,
      // Our modules do nothing on import (house, Manifests are inert): a door's `index.ts` then brings what is asked of it,
      // and not all that stands behind it.
      { test: /\.tsx?$/, exclude: /node_modules/, sideEffects: false },
      { test: /\.css$/, type: "css/auto" },
      { test: /\.(svg|png|webp|woff2)$/, type: "asset" },
    ],
  },
  optimization: {
    splitChunks: { chunks: "all" },
    runtimeChunk: false,
    minimizer: [
      new SwcJsMinimizerRspackPlugin(),
      new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  // Of rules from all over the program there is no one order; the plugin puts them into Griffel's.
  ignoreWarnings: [/Conflicting order between griffel\.css/],
  plugins: [
    new DefinePlugin({ ...flagDefines(flags), __BROWSER__: "true" }),
    new HtmlRspackPlugin({ ...page, scriptLoading: "defer", minify: false }),
    ...(serving ? [new ReactRefreshRspackPlugin()] : [compileAhead, ...rulesInOneFile]),
  ],
  devServer: {
    port: Number(process.env.PORT ?? 3000),
    host: "127.0.0.1",
    allowedHosts: "all",
    historyApiFallback: true,
    proxy: [{ context: ["/api", "/media", "/sandbox", "/docs"], target: platformOrigin, changeOrigin: false }],
    client: { overlay: { warnings: false } },
  },
};

/** Everything is inside: the host imports one file, whatever is installed beside it. */
const prerender: Configuration = {
  ...base,
  name: "prerender",
  target: "node20",
  entry: { prerender: "./src/app/prerender.tsx" },
  output: {
    path: resolve(dist, "prerender"),
    filename: "[name].js",
    module: true,
    chunkFormat: "module",
    library: { type: "module" },
    clean: true,
  },
  module: {
    rules: [typescript("node", false), ...styles, { test: /\.(css|svg|png|webp|woff2)$/, type: "asset/inline" }],
  },
  // Names stay, for the host's log; the page's first script is cut from it, and is small.
  optimization: {
    minimizer: [new SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: false, format: { comments: false } } })],
  },
  plugins: [
    new DefinePlugin({ ...flagDefines(flags), __BROWSER__: "false" }),
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
};

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
    clean: true,
  },
  externalsType: "module",
  externals: [({ request }, done) => (request && /^[a-z@]/i.test(request) ? done(undefined, request) : done())],
  module: { rules: [typescript("node", false)], parser: { javascript: { importMeta: false } } },
  optimization: { minimize: false },
  plugins: [
    new CopyRspackPlugin({
      patterns: [
        { from: "server/platform/db/migrations", to: "migrations", noErrorOnMissing: true },
        { from: "server/platform/seed/pictures", to: "pictures", noErrorOnMissing: true },
      ],
    }),
  ],
};

export default defineConfig(serving ? [browser] : [browser, prerender, server]);
