import type { KnipConfig } from "knip";

/** `npm run check`: unused files, exports and packages fail. */
export default {
  entry: [
    "src/app/main.tsx",
    // Named in the bundler's configuration alone.
    "src/ui/theme/rules/noRendererCache.ts",
    // Begun as processes of their own.
    "server/{dev,prepare}.ts",
    "scripts/*.ts",
    "tests/bench/{run,catalogueServer}.ts",
    "tests/bench/pages/staticServer.ts",
    "tests/support/{closingServer,deliveryRunner,hostProcess,hoursRunner,importWriter,lockHolder,orderWriter,paymentWriter,processGroup}.ts",
    // Put in by the bundler.
    "tests/support/rspackWithExamples.ts",
    "tests/support/examples/*.ts",
    "tests/support/undrawnBuild.ts",
    "tests/unit/app/support/{drawPages,prepareClosed}.ts",
    // Read by TypeScript, and named on Vitest's command line.
    "tests/support/replies.types.ts",
    "tests/support/account/AccountReporter.ts",
    "tests/support/setup/*.ts",
    "tests/**/*.test.{ts,tsx}",
    "stories/**/*.{stories.tsx,mdx}",
    ".storybook/*.{ts,tsx}",
  ],
  project: ["docs/examples/**/*.{ts,tsx}", "{src,plugins,server,scripts,tests,stories}/**/*.{ts,tsx,mdx}", "*.ts"],
  ignoreDependencies: [
    // Read as files: an invoice's fonts.
    "@expo-google-fonts/.+",
    // Begun by `scripts/checks.ts` and `scripts/checkDirections.ts`.
    "@biomejs/biome",
    "dependency-cruiser",
    // What dependency-cruiser reads TypeScript with.
    "@swc/core",
    // Named in the bundler's configuration, and asked for by inversify.
    "@babel/preset-typescript",
    "reflect-metadata",
  ],
  // Of the operating system.
  ignoreBinaries: ["flock", "apt-get"],
  // A type that stands in an exported signature may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
