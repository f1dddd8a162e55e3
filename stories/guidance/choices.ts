import type { Guide } from "./Guidance.types.ts";

export const choices: Guide = {
  "ui/chip/Chip": {
    also: ["toggle", "checkbox", "tag", "pill", "switch", "toggle button", "filter chip"],
    use: "each of several short things can be on or off by itself: weekdays, filters.",
    not: "exactly one of them is chosen (RadioField, OptionTiles), or it leads to a page (Link).",
    keyboard: "Tab reaches each, Enter or Space switches it.",
    words: "One or two words; what is on is also said, not only coloured.",
  },
  "ui/chip/RemovableChip": {
    also: ["dismissible tag", "filter tag", "removable tag", "token", "clear filter"],
    use: "something that was chosen is shown and can be taken back: a filter.",
    not: "it is a status that nobody can remove (StatusTag).",
    keyboard: "Enter or Space removes it; the focus goes to its neighbour.",
    words: "What was chosen; screen readers also hear “Remove”.",
  },
  "ui/OptionTiles": {
    also: ["variant picker", "size selector", "swatches", "segmented control", "radio tiles"],
    use: "one of few variants is chosen and each has a price: 500 g, 1 kg.",
    not: "an option needs more than two lines (RadioCard).",
    keyboard: "Tab reaches the group, arrow keys choose.",
    words: "The size first, the price below it.",
  },
  "ui/radio-card/RadioCard": {
    also: ["radio", "selectable card", "choice card", "radio tile", "card select"],
    use: "one of several large choices is made and each needs lines of its own: an address, a way to pay.",
    not: "a word says it all (RadioField).",
    keyboard: "Arrow keys move the choice inside its group.",
    words: "A title that tells it from the others, then the details in soft text.",
  },
  "ui/radio-card/RadioCardGroup": {
    also: ["radio group", "fieldset", "choice group"],
    use: "RadioCards belong to one question.",
    keyboard: "One stop of Tab; arrow keys choose. Who goes on without a choice is led back to it.",
    words: "Its heading is the question: “Payment Mode”.",
  },
  "ui/payment/PaymentChoice": {
    also: ["payment method", "payment options", "pay with", "payment mode"],
    use: "the shopper says how an order is paid.",
    not: "there is only one way: then it is said, not asked.",
    keyboard: "Tab reaches the group, arrow keys choose. Nothing is chosen for the shopper.",
    words: "The way as shoppers call it, then what happens next.",
  },
  "ui/filters/FilterPanel": {
    also: ["facets", "refine", "filter sidebar", "faceted search"],
    use: "a list of products is narrowed, and there is room beside it.",
    not: "the screen is narrow: there the same filters stand in a FilterSheet.",
    keyboard: "Tab goes through the filters; every change narrows the list at once and Back undoes it.",
    words: "Each group is a noun: Price, Rating, Categories.",
  },
  "ui/filters/FilterSheet": {
    also: ["filter drawer", "bottom sheet", "filter modal", "drawer"],
    use: "the filters have no room beside the list.",
    not: "the screen is wide (FilterPanel).",
    keyboard: "As every Modal; the button at the end says how many products are left.",
    words: "“Show 24 products”.",
  },
  "ui/filters/ActiveFilters": {
    also: ["applied filters", "selected filters", "clear all"],
    use: "filters are set: they stand above the list and each can be taken back.",
    not: "none is set: then it is not drawn.",
    keyboard: "Each is a RemovableChip.",
    words: "“₹100 to ₹500”, not “Price: set”.",
  },
};
