import type { KnipConfig } from "knip";

/** Part of `npm run check`: unused files, exports and packages fail. */
export default {
  entry: [
    "src/app/boot/program/main.tsx",
    // Named only in the bundler's configuration.
    "src/design/theme/rules/noRendererCache.ts",
    "src/app/offline/worker.ts",
    // Started as separate processes.
    "server/{dev,prepare}.ts",
    "scripts/*.ts",
    // Read by the build in place of the English ones (ADR 63).
    "{src,plugins,server,docs/examples}/**/words.!(en).ts",
    "docs/.vitepress/config.ts",
    "tests/bench/{run,catalogueServer}.ts",
    "tests/bench/pages/staticServer.ts",
    "tests/bench/host/bareServer.ts",
    "tests/{contract/operation,faults}/processes/*.ts",
    "tests/faults/histories/historyRunner.ts",
    "tests/support/host/hostProcess.ts",
    // Used by the bundler.
    "tests/support/builds/rspackWithExamples.ts",
    "tests/support/builds/examples/*.ts",
    "tests/support/host/undrawnBuild.ts",
    "tests/unit/app/support/{drawPages,prepareClosed}.ts",
    // Read by TypeScript, or named on Vitest's command line.
    "tests/contract/endpoints/replies/replies.types.ts",
    "tests/support/account/AccountReporter.ts",
    "tests/support/setup/*.ts",
    "vitest.mutations.config.ts",
    "tests/**/*.test.{ts,tsx}",
    "stories/**/*.{stories.tsx,mdx}",
    ".storybook/*.{ts,tsx}",
  ],
  project: ["docs/examples/**/*.{ts,tsx}", "{src,plugins,server,scripts,tests,stories}/**/*.{ts,tsx,mdx}", "*.ts"],
  ignoreDependencies: [
    // Read as files: the fonts of invoices.
    "@expo-google-fonts/.+",
    // Named in style sheets: the fonts of pages.
    "@fontsource-variable/.+",
    // Started by `scripts/checks/checks.ts` and `scripts/checkDirections.ts`.
    "@biomejs/biome",
    "dependency-cruiser",
    // Without it dependency-cruiser cannot read TypeScript.
    "@swc/core",
    // Named in the bundler's configuration.
    "@babel/preset-typescript",
  ],
  // Programs of the operating system.
  ignoreBinaries: ["flock", "unshare", "apt-get", "chrt"],
  // A type that an exported signature uses may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
