import type { Guide } from "./Guidance.types.ts";

/** The written pages of Foundations have their own texts; here are only the names that people search for. */
export const foundations: Guide = {
  "Foundations/Brands": { also: ["themes", "palettes", "white label"], use: "a colour was changed." },
  "Foundations/Colours": {
    also: ["color", "token", "palette", "design tokens", "swatches", "variables"],
    use: "a colour is chosen.",
  },
  "Foundations/Composition": { also: ["layout", "page structure", "grid"], use: "a screen is laid out." },
  "Foundations/Do and don't": { also: ["best practices", "guidelines", "rules"], use: "two ways seem possible." },
  "Foundations/Elevation": { also: ["shadow", "depth", "token", "layers"], use: "something floats." },
  "Foundations/Icons": { also: ["glyphs", "symbols", "pictograms"], use: "an icon is chosen." },
  "Foundations/Messages": {
    also: ["content", "copy", "tone of voice", "error messages", "microcopy", "toast"],
    use: "a text is written.",
  },
  "Foundations/Motion": { also: ["animation", "transition", "duration", "easing", "token"], use: "something moves." },
  "Foundations/Spacing": {
    also: ["token", "grid", "margin", "padding", "radius", "layout", "breakpoints"],
    use: "a distance is chosen.",
  },
  "Foundations/States": {
    also: ["hover", "focus", "disabled", "pressed", "selected"],
    use: "a control's states are compared.",
  },
  "Foundations/Type": {
    also: ["typography", "font", "text styles", "token", "headings", "text size"],
    use: "a text's size is chosen.",
  },
};
