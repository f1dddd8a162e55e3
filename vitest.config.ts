import { defineConfig } from "vitest/config";
import { flagDefines, readFlags } from "./flags.config.ts";

const define = { ...flagDefines(readFlags(process.env)), __BROWSER__: "true" };
/** What measures, and what keeps all processors busy by itself. */
const alone = ["tests/e2e/{back,budget,first-paint}.test.ts", "tests/{flags,stories}/**/*.test.ts"];
const slow = { testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    projects: [
      {
        define,
        // The first drawing of a page loads all that it is made of, which may take a busy machine longer than 5 s.
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], environment: "node", testTimeout: 20_000 },
      },
      {
        define,
        test: { name: "platform", include: ["tests/{contract,faults}/**/*.test.ts"], fileParallelism: false, ...slow },
      },
      {
        define,
        test: {
          name: "browser",
          include: ["tests/{e2e,flags,stories}/**/*.test.ts"],
          exclude: alone,
          maxWorkers: 2,
          ...slow,
        },
      },
      { define, test: { name: "browser-alone", include: alone, fileParallelism: false, ...slow } },
    ],
  },
});
