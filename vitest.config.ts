import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { flagDefines, readFlags } from "./flags.config.ts";

const define = flagDefines(readFlags(process.env));
const dom = "tests/unit/**/*.dom.test.{ts,tsx}";
/** Files of one worker share what they import: loading it costs more than most of them take. */
const unit = {
  pool: "threads",
  isolate: false,
  testTimeout: 20_000,
  setupFiles: "tests/support/setup/unitFile.ts",
} as const;
const slow = { testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    // What took longer is listed test by test: a few lines, and not one for each story.
    slowTestThreshold: 5_000,
    // Each worker of the browser tests has a shop and a browser of its own.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: [
      {
        define,
        test: {
          ...unit,
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [dom],
          // Griffel writes no page-wide rules where it is "test".
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
          ...slow,
        },
      },
      {
        define,
        test: {
          name: "flags",
          include: ["tests/flags/**/*.test.ts"],
          globalSetup: ["browser", "postgres", "builds"].map((name) => `tests/support/setup/${name}.ts`),
          isolate: false,
          ...slow,
        },
      },
    ],
  },
});
