import { configure } from "storybook/test";
import type { Preview } from "storybook-react-rsbuild";
import { palettes } from "./palettes";
import { StoryFrame } from "./StoryFrame";

// A dialog loads its code when it is opened. On a busy machine that takes longer than the usual one second.
configure({ asyncUtilTimeout: 5_000 });

const viewports = {
  phone: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
  tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
  laptop: { name: "Laptop 1280", styles: { width: "1280px", height: "800px" } },
  desktop: { name: "Desktop 1920", styles: { width: "1920px", height: "1080px" } },
  kiosk: { name: "Kiosk 1080 × 1920", styles: { width: "1080px", height: "1920px" } },
} as const;

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    viewport: { options: viewports },
    options: { storySort: { order: ["Design language", "ui", "features", "plugins"] } },
  },
  globalTypes: {
    palette: {
      description: "The store's three colours",
      toolbar: {
        title: "Store",
        icon: "paintbrush",
        items: palettes.map(({ id, title }) => ({ value: id, title })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: "Light or dark",
      toolbar: { title: "Scheme", icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
    dir: {
      description: "Direction of writing",
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
  },
  initialGlobals: { palette: "grocer", scheme: "light", dir: "ltr" },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        palette={String(globals.palette)}
        dark={globals.scheme === "dark"}
        dir={globals.dir === "rtl" ? "rtl" : "ltr"}
        bare={parameters.bare === true}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
