import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Components without a story of their own, and why. */
const WITHOUT: Record<string, string> = {
  "src/design/a11y/LiveRegion": "screen readers read it; it shows nothing",
  "src/commerce/buy-bar/BuyBarRoom": "it keeps room below TotalBar and shows nothing",
  "src/design/lazy/DeferredPart": "it only delays drawing its children",
  "src/design/lazy/Late": "it only draws its children when their code is there",
  "src/design/lazy/WhenNear": "it only delays drawing its children until they are near",
  "src/design/theme/FocusMarks": "it marks the element with the keyboard's focus in every story",
  "src/design/theme/ThemeRoot": "every story is drawn inside it",
  "src/features/account/pages/HubPage": "AccountHub with the session and the latest order",
  "src/features/cart/pages/AddressStep": "a step of CartPage: its story Checkout",
  "src/features/cart/pages/BuyNow": "a button of ProductPage: its story Default",
  "src/features/cart/pages/CartStep": "a step of CartPage: its story Default",
  "src/features/cart/pages/PaymentStep": "a step of CartPage, while a bank is asked: PaymentWaiting, FailedPayment",
  "src/features/cart/pages/ReviewStep": "a step of CartPage: its story Review",
  "src/features/cart/pages/StepNews": "CartNews with the store of its prices",
  "src/features/category/pages/FiltersBeside": "it waits for a person and draws ListingFilters",
  "src/features/category/pages/ListingFilters": "SortSelect and FilterPanel with the listing's store",
  "src/features/category/pages/Listing": "half of CategoryPage: its story Default",
  "src/features/category/pages/NarrowedListing": "half of CategoryPage: its story Filtered",
  "src/features/home/pages/Popular": "a section of HomePage",
  "plugins/kiosk/reach/ReachBar": "ReachView with the kiosk's state: KioskPage",
  "src/features/order/pages/OrderPaymentPanel": "a strip of OrderPage: PaymentWaiting, PaymentUnpaid",
  "src/features/policies/pages/PolicyScreen": "what the four policies share",
  "src/features/product/pages/ProductMore": "the lower half of ProductPage",
  "src/features/home/pages/BoughtBefore": "a TileRow of HomePage for who has bought",
  "src/features/home/pages/ProductRow": "a TileRow of HomePage, below its first screen",
  "src/features/home/pages/HomeWords": "FaqSection and TestimonialSection with the store's texts",
  "src/features/home/pages/LaterWords": "it only delays the code of HomeWords",
  "src/features/home/pages/HomeRows": "the rows of HomePage: its story Default",
  "src/features/product/pages/PurchaseTerms": "TermsList with the store's settings",
  "src/features/subscription/pages/Setup": "the whole of SetupPage",
  "src/features/subscription/pages/SubscriptionDialogs": "UpdateModal, DeleteModal and DeliveriesModal",
  "plugins/counter/views/OrderLists": "the orders of CounterView: Default, Many",
  "src/app/shell/views/OptionRows": "the content of OptionSheetView: Default, TwoOptions",
  "plugins/kiosk/shop/GoodsFailed": "it stands in the place of products that did not load: ChoiceSheet's WithError",
  "plugins/kiosk/shop/Chosen": "ChoiceSheet with the stores of a visit",
  "plugins/kiosk/views/ReceiptPage": "it is only shown at the end of a visit: ReceiptView",
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join(folder, name));

const DRAWN =
  /^(src\/(design|commerce)\/|src\/features\/[\w-]+\/(views|pages)\/|src\/app\/shell\/views\/|plugins\/[\w-]+\/)/;
const EXPORTED = /^export (?:default )?(?:const|function) ([A-Z]\w*[a-z]\w*)/gm;

/** Every component, as `file Name`. */
function components(): string[] {
  const files = [...filesIn("src"), ...filesIn("plugins")].filter((file) => DRAWN.test(file));
  return files.flatMap((file) => {
    const path = file.replace(/\.tsx$/, "");
    const names = [...readFileSync(file, "utf8").matchAll(EXPORTED)].map(([, name = ""]) => name);
    return names.filter((name) => !name.endsWith("Provider")).map((name) => `${path} ${name}`);
  });
}

/** `#design/button/Button.tsx` is `src/design/button/Button`. */
const placeOf = (name: string) =>
  name
    .replace(/^#(?!plugins)/, "src/")
    .replace("#", "")
    .replace(/\.tsx?$/, "");

/** The components that a story file shows: its `component` and its `subcomponents`. */
function shownBy(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const imported = new Map<string, string>();
  for (const [, named, only, from = ""] of text.matchAll(/^import (?:\{([^}]*)\}|(\w+)) from "([.#][^"]*)";$/gm)) {
    const path = from.startsWith("#") ? placeOf(from) : normalize(join(dirname(file), from));
    for (const part of (named ?? only ?? "").split(",")) {
      const [original = "", alias = original] = part
        .trim()
        .replace(/^type /, "")
        .split(" as ");
      if (original) imported.set(alias, `${path} ${original}`);
    }
  }
  const component = /^\s*component: (\w+)/m.exec(text)?.[1];
  const parts = /subcomponents: \{([^}]*)\}/.exec(text)?.[1]?.split(",") ?? [];
  return [component, ...parts].flatMap((name) => imported.get(name?.trim() ?? "") ?? []);
}

describe("stories", () => {
  const stories = filesIn("stories").filter((file) => file.endsWith(".stories.tsx"));
  const titleIn = (file: string) =>
    /\btitle: "((?:ui|app|features|plugins|Foundations)\/[^"]+)"/.exec(readFileSync(file, "utf8"))?.[1];

  /** Leaves out `pages` and `views`, and a folder of `ui`, or below a screen or plugin, that has one file of stories. */
  function titleAt(file: string): string {
    const name = basename(file, ".stories.tsx");
    // The design language is one group in the sidebar, whatever its components know of commerce.
    const folders = dirname(file)
      .replace(/^stories\/(design|commerce)/, "stories/ui")
      .split("/")
      .slice(1);
    const depth = folders[0] === "ui" ? 1 : 2;
    const isAlone = stories.filter((other) => dirname(other) === dirname(file)).length === 1;
    const says = !["pages", "views"].includes(folders.at(-1) ?? "") && !(folders.length > depth && isAlone);
    return [...(says ? folders : folders.slice(0, -1)), name].join("/");
  }

  const shown = new Set(stories.flatMap(shownBy));

  it("show every component of the design language, every view and every page", () => {
    const missing = components().filter((component) => {
      const [path = ""] = component.split(" ");
      return !shown.has(component) && WITHOUT[path] === undefined;
    });
    expect(missing).toEqual([]);
  });

  it("are missing only for components that exist and have none", () => {
    const paths = new Set(components().map((component) => component.split(" ")[0]));
    const idle = Object.keys(WITHOUT).filter(
      (path) => !paths.has(path) || [...shown].some((component) => component.startsWith(`${path} `)),
    );
    expect(idle).toEqual([]);
  });

  it("stand at the path of their component, so that a component's stories are found without a search", () => {
    const astray = stories.filter((file) => {
      const [first] = shownBy(file);
      const path = first?.split(" ")[0]?.replace(/^src\//, "");
      return path !== undefined && file !== `stories/${path}.stories.tsx`;
    });
    expect(astray).toEqual([]);
  });

  it("have the title of their path, without the folders that say nothing more than the file", () => {
    const wrong = stories.filter((file) => !file.startsWith("stories/foundations/") && titleIn(file) !== titleAt(file));
    expect(wrong).toEqual([]);
    const founded = stories.filter((file) => file.startsWith("stories/foundations/"));
    expect(founded.filter((file) => !titleIn(file)?.startsWith("Foundations/"))).toEqual([]);
  });

  it("share no object: Storybook writes the source of each story into its parameters", () => {
    const shared = stories.filter((file) => /: Story = \w+;/.test(readFileSync(file, "utf8")));
    expect(shared).toEqual([]);
  });
});
