import { createHash } from "node:crypto";
import { parseCSSRules } from "@griffel/webpack-extraction-plugin/src/parseCSSRules";
import { Compilation, type Compiler, HtmlRspackPlugin, sources } from "@rspack/core";
import { marks } from "../../src/contract/page/marks";
import { createGriffelRenderer } from "../../src/ui/theme/rules/griffelRenderer";
import { ruleGroups } from "../../src/ui/theme/rules/ruleGroups";

const NAME = "RuleGroupsPlugin";

/**
 * Writes the CSS rules of all screens a second time as JSON in Griffel's groups, `[group key, media query, rules][]`,
 * for pages that came with only some of them (ADR 18). The style sheet's link in `index.html` names the file.
 */
export class RuleGroupsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let file = "";
      // Before Griffel's own plugin, which sorts the rules and removes the names of their groups.
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

/** The rule without the media query around it. */
function inside(rule: string): string {
  return rule.slice(rule.indexOf("{") + 1, -1);
}
