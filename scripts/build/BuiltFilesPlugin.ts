import { createHash } from "node:crypto";
import { parseCSSRules } from "@griffel/webpack-extraction-plugin/src/parseCSSRules";
import { Compilation, type Compiler, sources } from "@rspack/core";
import type { LaterRules } from "#app/boot/protocol.ts";
import type { BuiltFiles } from "#contract/page/Prerender.types.ts";
import { createGriffelRenderer } from "#design/theme/rules/griffelRenderer.ts";
import { ruleGroups } from "#design/theme/rules/ruleGroups.ts";

const NAME = "BuiltFilesPlugin";

/**
 * Tells the host the names of the files of the program and of each page (`browser/built.json`), and writes the CSS rules of
 * all screens a second time as JSON in Griffel's groups, for pages that came with only some of them (ADR 18).
 */
export class BuiltFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let rules = "";
      // Before Griffel's own plugin, which sorts the rules and removes the names of their groups.
      const before = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage: before }, (assets) => {
        const sheet = Object.keys(assets).find((name) => /griffel.*\.css$/.test(name));
        if (!sheet) throw new Error("The build has no style sheet of Griffel's rules.");
        const json = JSON.stringify(groupsOf(String(assets[sheet]?.source())));
        rules = `assets/rules.${createHash("sha256").update(json).digest("hex").slice(0, 10)}.json`;
        compilation.emitAsset(rules, new sources.RawSource(json), { immutable: true });
      });
      // When the files have their last names.
      const after = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage: after }, () => {
        const ending = (files: readonly string[], end: string) =>
          files.filter((name) => name.endsWith(end)).map((name) => `/${name}`);
        const own = compilation.entrypoints.get("main")?.getFiles() ?? [];
        const [sheet, ...others] = ending(own, ".css");
        if (!sheet || others.length > 0) throw new Error(`The program has ${others.length + 1} style sheets, not one.`);
        // The rules of Griffel are the page's own in another way.
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
        // The bundler gives its groups and their files in an order that changes from build to build.
        pages.sort((a, b) => (String(a) < String(b) ? -1 : 1));
        const built: BuiltFiles = {
          scripts: ending(own, ".js"),
          pages: Object.fromEntries(pages),
          rules: `/${rules}`,
          sheet,
        };
        compilation.emitAsset("built.json", new sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}

function groupsOf(sheet: string): LaterRules {
  const renderer = createGriffelRenderer();
  renderer.insertCSSRules(parseCSSRules(sheet).cssRulesByBucket);
  return ruleGroups(renderer).map(({ key, media, rules }) => [key, media, rules]);
}
