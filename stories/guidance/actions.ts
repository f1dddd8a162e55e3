import type { Guide } from "./Guidance.types.ts";

export const actions: Guide = {
  "ui/Button": {
    also: ["action", "submit", "call to action", "CTA", "link button"],
    use: "something happens on this screen: add, save, pay. One primary button a screen; secondary for the rest, subtle for what is rarely needed, danger for what cannot be undone.",
    not: "it leads to another page and need not stand out: that is a Link. Two actions of one weight do not both become primary.",
    keyboard: "Enter or Space presses it. While it is busy it keeps the focus and ignores presses.",
    words: "A verb and its object: “Add Address”, “Place Order”. No full stop, no “Click here”.",
  },
  "ui/LanguageLinks": {
    also: ["language switch", "locale", "translation", "i18n"],
    use: "a store offers several languages and the shopper may want another one.",
    not: "the store has one language.",
    keyboard: "Tab reaches each language, Enter opens the page in it.",
    words: "Each language by its own name, never translated and never a flag.",
  },
  "ui/Link": {
    also: ["anchor", "hyperlink", "text link"],
    use: "it leads to another page or another place of this one.",
    not: "something is changed or sent: that is a Button.",
    keyboard: "Enter follows it.",
    words: "Says where it leads, also when it is read alone: “All categories”, not “More”.",
  },
  "ui/quantity-stepper/AddButton": {
    also: ["add to cart", "buy button", "ATC"],
    use: "a product can be put into the cart where it is shown.",
    not: "the product is in the cart already and only its number changes: that is the QuantityStepper.",
    keyboard:
      "Enter adds. The focus goes on to the plus of the stepper that takes its place, and back when the last one is taken out.",
    words: "“Add”; on a product's own page “Add to Cart”. Screen readers also hear the product's name.",
  },
  "ui/quantity-stepper/QuantityStepper": {
    also: ["counter", "number input", "spin button", "plus minus", "spinbox"],
    use: "a small number is changed by ones: how many of a product.",
    not: "a number is typed (a pincode, an amount): that is a DigitsField or a TextField.",
    keyboard: "Two buttons; Enter or Space changes the number, which is then read aloud.",
    words: "Each button says what it is for: “Increase quantity of Toned Milk”.",
  },
  "ui/BuyBar": {
    also: ["sticky bar", "bottom bar", "action bar"],
    use: "a phone's page is long and its one main action must stay in reach of the thumb.",
    not: "the screen is wide, or low: there it is not drawn.",
    keyboard: "Its button comes in the order of the page; nothing is hidden behind it.",
    words: "The sum at the start, the action at the end.",
  },
  "ui/shell/IconAction": {
    also: ["icon button", "icon link"],
    use: "one of the few things of every page: account, cart, search.",
    not: "the action belongs to one page only: that is a Button with words.",
    keyboard: "Enter follows it.",
    words: "Its name is read aloud with its number: “Cart, 3 items”.",
  },
  "app/shell/DarkModeToggle": {
    also: ["theme switch", "night mode", "colour scheme", "toggle", "switch"],
    use: "the shopper chooses light or dark; the choice is kept.",
    keyboard: "Enter or Space switches it.",
    words: "Says what a press will do.",
  },
};
