import type { CSSProperties } from "react";
import { fn } from "storybook/test";
import type { Decorator } from "storybook-react-rsbuild";
import { languageOf, languages, writtenIn } from "#plugins/kiosk/languages.ts";
import { viewports } from "../../../.storybook/globals";
import { kiosk } from "../../support/builders";
import "#plugins/kiosk/input/keyboard.css";
import "#plugins/kiosk/kiosk.css";
import "#plugins/kiosk/pay/pay.css";
import "#plugins/kiosk/reach/reach.css";
import "#plugins/kiosk/shop/shop.css";
import "#plugins/kiosk/views/attract.css";
import "#plugins/kiosk/views/receipt.css";
import "#plugins/kiosk/views/sheets.css";

/** On a page of documentation a kiosk's screen is drawn so wide or so high at most, in px. */
const SHOWN = 640;

/** On a page of documentation stories stand below each other, each as large as its screen and drawn smaller. */
function sizeIn(viewMode: string, screen: unknown): CSSProperties {
  const { styles } = viewports[(screen as keyof typeof viewports) ?? "kiosk"] ?? viewports.kiosk;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return viewMode === "docs"
    ? { width, height, zoom: Math.min(1, SHOWN / width, SHOWN / height) }
    : { height: "100dvh" };
}

/** Draws a story at the size of a kiosk's screen, in the toolbar's language. */
const inKiosk: Decorator = (Story, { args, globals, viewMode }) => {
  const language = languageOf(globals.language);
  return (
    <div
      className="kiosk"
      {...writtenIn(language)}
      style={{ position: "relative", ...sizeIn(viewMode, globals.viewport?.value) }}
    >
      <div className="kiosk-screen">
        <Story
          args={{
            ...args,
            ...("words" in args && { words: language.words }),
            ...("dir" in args && writtenIn(language)),
          }}
        />
      </div>
    </div>
  );
};
export const onStage = { ...kiosk, decorators: [inKiosk] };

/** The screens that a kiosk must fit (bar 33). */
export const onTill = { globals: { viewport: { value: "till" } } } as const;
export const onSmall = { globals: { viewport: { value: "smallKiosk" } } } as const;
export const onWide = { globals: { viewport: { value: "desktop" } } } as const;
export const onTablet = { globals: { viewport: { value: "tablet" } } } as const;

/** A button that adds a product, with `quantity` of it in the cart. */
export const aButton = (label: string, quantity = 0) => ({
  label,
  quantity,
  max: 9,
  soldOut: false,
  onAdd: fn(),
  onIncrease: fn(),
  onDecrease: fn(),
});

export const LANGUAGES = languages.map(({ code, name }) => ({ code, name, isChosen: code === "en" }));

export const STORE = { name: "Fresh Basket", logo: "" };

export const PRODUCTS = ["Shimla Apple", "Hybrid Tomato", "Toned Milk", "Milk Bread", "Basmati Rice", "Toor Dal"].map(
  (name, index) => ({ name, picture: "", paise: 2_400 + index * 1_900 }),
);

export const ORDER = {
  number: "20261125-100042",
  isPaid: true,
  isCounter: false,
  isPickedUp: true,
  paise: 14_600,
  lines: [
    { name: "Shimla Apple", quantity: 1, paise: 11_900 },
    { name: "Toned Milk", quantity: 1, paise: 2_700 },
  ],
};
