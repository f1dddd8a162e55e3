import { PRELOAD_ENTRIES } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { configure } from "storybook/test";
import type { Preview } from "storybook-react-rsbuild";
import { emptyCarts } from "../stories/support/tileMaker";
import { describeArgs } from "./args/describeArgs";
import { atRest } from "./atRest";
import { ComponentPage } from "./docs/ComponentPage";
import { globalTypes, initialGlobals, viewports } from "./globals";
import { directionOf, loadedLanguage, loadLanguage } from "./language/chosenLanguage";
import { StoryFrame } from "./StoryFrame";
import { showAll } from "./showAll";
import { snippetOf } from "./snippets/snippetOf";
import "./docs.css";
import "../src/design/theme/letters.css";

// A dialog loads its code when it is opened. On a busy machine that takes longer than the usual one second.
configure({ asyncUtilTimeout: 5_000 });

// The manager asks for the files before and after the one that is open. Here each of them would be compiled, and a page that misses
// one of several compilations in a row is loaded anew at the next change.
if (process.env.NODE_ENV === "development") addons.getChannel().removeAllListeners(PRELOAD_ENTRIES);

/** The id of the story that was drawn last. */
let shown = "";

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    viewport: { options: viewports },
    // `tests/stories` checks each story in light and dark with the same rules as this panel.
    a11y: { options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } },
    // A heading inside a story is none of the page.
    docs: {
      page: ComponentPage,
      story: { inline: true },
      source: { transform: snippetOf },
      toc: { headingSelector: "h2, h3", ignoreSelector: "[data-scheme] *" },
    },
    options: { storySort: { order: ["Start here", "Foundations", "ui", "app", "features", "plugins"] } },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [describeArgs],
  loaders: ({ globals, userGlobals, viewMode }) => {
    // A page of documentation has stories of several languages, and its own frames for those that are whole pages.
    const wanted = viewMode === "docs" ? userGlobals.language : globals.language;
    return loadLanguage(wanted, userGlobals.language, location) ? new Promise<never>(() => {}) : undefined;
  },
  beforeEach: ({ id }) => {
    showAll(document);
    // Another position of the toolbar draws the same story once more, and does not play it again.
    if (id !== shown) emptyCarts();
    shown = id;
    return atRest;
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        palette={String(globals.palette)}
        own={String(globals.own)}
        dark={globals.scheme === "dark"}
        dir={globals.dir === "rtl" ? "rtl" : directionOf(loadedLanguage())}
        language={loadedLanguage()}
        calm={globals.motion === "reduced"}
        forced={globals.colours === "forced"}
        size={Number(globals.text)}
        bare={parameters.bare === true}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
