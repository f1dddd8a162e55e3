import { expect, it } from "vitest";
import { themeRules } from "#app/boot/document/themeRules.ts";
import { createStoreTheme, DEFAULT_COLOURS } from "#design/theme/createStoreTheme.ts";
import { statusTokens } from "#design/theme/statusTokens.ts";

const { primary, secondary, neutral } = DEFAULT_COLOURS;
const BRANDING = {
  theme: { primaryColor: primary, secondaryColor: secondary, neutralColor: neutral },
  announcement: { backgroundColor: "", color: "" },
} as unknown as Parameters<typeof themeRules>[0];

const namesIn = (rule = "") => [...rule.matchAll(/--([\w-]+):/g)].map(([, name = ""]) => name);

it("the theme of a first screen: the variables that are used and all of the store's own, dark only where they differ", () => {
  const used = new Set(["colorNeutralForeground1", "fontWeightSemibold", "haat-star"]);
  const [light, root, dark] = themeRules(BRANDING, used).split("}");
  const all = createStoreTheme(DEFAULT_COLOURS);
  // The shades of the store's colours (`haat-primary-500`) are for stores' own code, which comes later than the first screen.
  // The colours of states come with the rules of all screens.
  const later = Object.keys(statusTokens(false));
  const own = Object.keys(all).filter(
    (name) => name.startsWith("haat-") && !/-\d+$/.test(name) && !later.includes(name),
  );
  expect(own.length).toBeGreaterThan(30);
  expect(namesIn(light).sort()).toEqual([...own, ...used].sort());
  expect(light).toContain(`--fontWeightSemibold:${all.fontWeightSemibold};`);
  expect(root).toMatch(/^:root\[data-early=dark\]:root{color-scheme:dark;background-color:#/);
  expect(namesIn(dark)).toContain("colorNeutralForeground1");
  expect(namesIn(dark)).not.toContain("fontWeightSemibold");
});
