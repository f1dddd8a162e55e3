import { createHash } from "node:crypto";
import { type Compiler, type Configuration, DefinePlugin, rspack } from "@rspack/core";
import type { OfflineBuild } from "#app/offline/worker.types.ts";
import type { LanguageCode } from "#contract/languages.ts";
import { offlineAddress } from "#contract/page/offlineAddress.ts";
import { isForeignFont } from "./isForeignFont";

const NAME = "OfflineWorkerPlugin";

/**
 * Builds the service worker of kiosk and counter (ADR 50) once the browser's files have their names, because the worker
 * names all of them. So each build has another worker, and a browser that compares the two installs the new one.
 */
export class OfflineWorkerPlugin {
  constructor(
    private readonly language: LanguageCode,
    private readonly worker: Pick<Configuration, "entry" | "mode" | "context" | "resolve" | "module">,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const files = compilation
        .getAssets()
        .map(({ name }) => `/${name}`)
        // The device gets other fonts when a text needs them.
        .filter((name) => name.startsWith("/assets/") && !isForeignFont(name))
        .sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
      const build: OfflineBuild = { version, files };
      await run({
        ...this.worker,
        name: "offline",
        target: "webworker",
        devtool: false,
        output: { path: compilation.outputOptions.path, filename: offlineAddress(this.language).slice(1) },
        plugins: [new DefinePlugin({ __OFFLINE_BUILD__: JSON.stringify(build) })],
      });
    });
  }
}

function run(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
      compiler.close(() => (problem ? fail(problem) : done()));
    });
  });
}
