import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { flagDefines, readFlags } from "./flags.config.ts";
import { languageDefines } from "./scripts/build/languages.ts";
import { languageCodes } from "./src/contract/languages.ts";
import { LongFilesFirst } from "./tests/support/setup/LongFilesFirst.ts";

const define = { ...flagDefines(readFlags(process.env)), ...languageDefines("en", languageCodes) };
const dom = "tests/unit/**/*.dom.test.{ts,tsx}";
/** The test files of one worker share imported modules: importing takes longer than most of the tests. */
const unit = {
  pool: "threads",
  isolate: false,
  testTimeout: 20_000,
  setupFiles: "tests/support/setup/unitFile.ts",
} as const;
const slow = { testTimeout: 120_000, hookTimeout: 180_000 };
/** These tests build the shop or Storybook, which takes 25 s alone and minutes on a machine that does other work. */
const building = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // Vitest lists each test that takes longer. Stories stay below this time, so that they are not listed one by one.
    slowTestThreshold: 5_000,
    // Each worker of the browser tests has a shop and a browser of its own.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        define,
        test: {
          ...unit,
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [dom],
          // With "test" Griffel would write no global rules.
          env: { NODE_ENV: "development" },
        },
      },
      {
        define,
        test: {
          ...unit,
          name: "unit-dom",
          include: [dom],
          setupFiles: ["unitFile", "freshWindow"].map((name) => `tests/support/setup/${name}.ts`),
          environment: "happy-dom",
          environmentOptions: { happyDOM: { url: "https://shop.example/fresh-basket/cart" } },
        },
      },
      {
        define,
        test: {
          name: "platform",
          include: ["tests/{contract,faults}/**/*.test.ts"],
          globalSetup: "tests/support/setup/postgres.ts",
          setupFiles: "tests/support/setup/watchStatements.ts",
          isolate: false,
          ...slow,
        },
      },
      {
        define,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["browser", "postgres", "shops"].map((name) => `tests/support/setup/${name}.ts`),
          isolate: false,
          ...slow,
        },
      },
      {
        define,
        test: {
          name: "stories",
          include: ["tests/stories/**/*.test.ts"],
          globalSetup: ["browser", "storybook"].map((name) => `tests/support/setup/${name}.ts`),
          isolate: false,
          ...building,
        },
      },
      {
        define,
        test: {
          name: "flags",
          include: ["tests/flags/**/*.test.ts"],
          globalSetup: ["browser", "postgres", "builds"].map((name) => `tests/support/setup/${name}.ts`),
          isolate: false,
          ...building,
        },
      },
    ],
  },
});
