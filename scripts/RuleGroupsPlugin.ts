import { createHash } from "node:crypto";
import { parseCSSRules } from "@griffel/webpack-extraction-plugin/src/parseCSSRules";
import { Compilation, type Compiler, HtmlRspackPlugin, sources } from "@rspack/core";
import { marks } from "../src/contract/page/marks";
import { createGriffelRenderer } from "../src/ui/theme/rules/griffelRenderer";
import { ruleGroups } from "../src/ui/theme/rules/ruleGroups";

const NAME = "RuleGroupsPlugin";

/**
 * Writes the rules of all screens once more, as JSON in Griffel's groups, `[group key, media query, rules][]`, for pages that
 * came with some of them (ADR 18). `index.html` names the file at the style sheet's link.
 */
export class RuleGroupsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let file = "";
      // Griffel's own plugin puts them in order and takes away what says which rule is of which group.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const sheet = Object.keys(assets).find((name) => /griffel.*\.css$/.test(name));
        if (!sheet) throw new Error("The build has no style sheet of Griffel's rules.");
        const json = JSON.stringify(groupsOf(String(assets[sheet]?.source())));
        file = `assets/rules.${createHash("sha256").update(json).digest("hex").slice(0, 10)}.json`;
        compilation.emitAsset(file, new sources.RawSource(json), { immutable: true });
      });
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTags.tap(NAME, (data) => {
        for (const { attributes } of data.assetTags.styles) attributes[marks.rules] = `/${file}`;
        return data;
      });
    });
  }
}

function groupsOf(sheet: string): [key: string, media: string, rules: string[]][] {
  const renderer = createGriffelRenderer();
  renderer.insertCSSRules(parseCSSRules(sheet).cssRulesByBucket);
  return ruleGroups(renderer).map(({ key, media, rules }) => [key, media, media ? rules.map(inside) : rules]);
}

/** What stands inside of its media query. */
function inside(rule: string): string {
  return rule.slice(rule.indexOf("{") + 1, -1);
}
