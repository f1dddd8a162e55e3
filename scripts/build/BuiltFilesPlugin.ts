import { Compilation, type Compiler, sources } from "@rspack/core";
import type { LanguageCode } from "#contract/languages.ts";
import type { BuiltFiles } from "#contract/page/Prerender.types.ts";

const NAME = "BuiltFilesPlugin";

/** Writes the names of the files of the program and of each page for the host (`browser/built.en.json`). */
export class BuiltFilesPlugin {
  constructor(private readonly language: LanguageCode) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // At the stage where the files have their final names.
      const after = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage: after }, () => {
        const ending = (files: readonly string[], end: string) =>
          files.filter((name) => name.endsWith(end)).map((name) => `/${name}`);
        const own = compilation.entrypoints.get("main")?.getFiles() ?? [];
        const [sheet, ...others] = ending(own, ".css");
        if (!sheet || others.length > 0) throw new Error(`The program has ${others.length + 1} style sheets, not one.`);
        // Griffel's sheet is left out, because every page names it in another way.
        const isOwn = (name: string) => name !== sheet;
        const pages = compilation.chunkGroups.flatMap((group) =>
          group.origins
            .map(({ request = "" }) => /\w+Page$/.exec(request)?.[0])
            .filter((page) => page !== undefined)
            .map((page): [string, BuiltFiles["pages"][string]] => {
              const files = group.getFiles();
              return [
                page,
                { scripts: ending(files, ".js").sort(), sheets: ending(files, ".css").filter(isOwn).sort() },
              ];
            }),
        );
        // The order of the bundler's groups changes from build to build.
        pages.sort((a, b) => (String(a) < String(b) ? -1 : 1));
        const built: BuiltFiles = {
          scripts: ending(own, ".js"),
          pages: Object.fromEntries(pages),
          sheet,
        };
        compilation.emitAsset(`built.${this.language}.json`, new sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}
