import type { Preview } from "storybook-react-rsbuild";
import { languages } from "../src/contract/languages";
import { OWN, ownOf, palettes } from "./palettes";

/** The plugins that a build may leave out; pages are drawn as in such a build. */
const builds = [
  { value: "all", title: "All plugins" },
  { value: "wallet", title: "No wallet" },
  { value: "shipping", title: "No delivery" },
  { value: "payment", title: "No online payment" },
  { value: "comingSoon", title: "Coming soon" },
];

type Toolbar = { value: string; title: string }[];

const choice = <Icon extends string>(title: string, icon: Icon, description: string, items: Toolbar) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar's controls, from left to right. */
export const globalTypes = {
  palette: choice("Store", "paintbrush", "Whose colours", [
    ...palettes.map(({ id, title }) => ({ value: id, title })),
    { value: OWN, title: "Own colours" },
  ]),
  scheme: choice("Scheme", "mirror", "Light or dark", [
    { value: "light", title: "Light" },
    { value: "dark", title: "Dark" },
  ]),
  dir: choice("Direction", "transfer", "Direction of writing", [
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
  ]),
  language: choice(
    "Language",
    "globe",
    "Of all texts; the frame is loaded anew",
    Object.entries(languages).map(([value, { name: title }]) => ({ value, title })),
  ),
  flags: choice("Build", "lightning", "What the build has, for pages", builds),
  motion: choice("Motion", "play", "What the shopper's system asks for", [
    { value: "full", title: "Full motion" },
    { value: "reduced", title: "Reduced motion" },
  ]),
  colours: choice("Colours", "contrast", "What the shopper's system asks for", [
    { value: "own", title: "As drawn" },
    { value: "forced", title: "Forced, roughly" },
  ]),
  text: choice("Text size", "zoom", "As the shopper has zoomed", [
    { value: "100", title: "100 %" },
    { value: "130", title: "130 %" },
    { value: "200", title: "200 %" },
  ]),
} satisfies Preview["globalTypes"];

export const initialGlobals = {
  palette: "grocer",
  own: ownOf(palettes[0]?.colours ?? {}),
  scheme: "light",
  dir: "ltr",
  language: "en",
  flags: "all",
  motion: "full",
  colours: "own",
  text: "100",
};

export const viewports = {
  phone: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
  tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
  laptop: { name: "Desktop 1280", styles: { width: "1280px", height: "800px" } },
  desktop: { name: "Wide 1920", styles: { width: "1920px", height: "1080px" } },
  till: { name: "Till 1366 × 768", styles: { width: "1366px", height: "768px" } },
  smallKiosk: { name: "Till 1024 × 600", styles: { width: "1024px", height: "600px" } },
  kiosk: { name: "Kiosk 1080 × 1920", styles: { width: "1080px", height: "1920px" } },
} as const;
