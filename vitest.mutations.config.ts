import { defineConfig } from "vitest/config";
import { flagDefines, readFlags } from "./flags.config.ts";
import { languageDefines } from "./scripts/build/languages.ts";
import { languageCodes } from "./src/contract/languages.ts";

/** The unit tests of the rules of money, as `npm run test:mutations` runs them: without a window and without a database. */
export default defineConfig({
  define: { ...flagDefines(readFlags(process.env)), ...languageDefines("en", languageCodes) },
  test: {
    include: [
      "tests/unit/{domain,kernel/machine,server/platform/ownerInput,server/platform/sale,server/platform/store}/**/*.test.ts",
    ],
    exclude: ["**/*.dom.test.*"],
    env: { NODE_ENV: "development" },
    setupFiles: ["tests/support/setup/unitFile.ts", "tests/support/setup/freshModules.ts"],
    isolate: false,
  },
});
