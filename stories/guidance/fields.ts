import type { Guide } from "./Guidance.types.ts";

const ERROR = "The label is a noun; the error says what to do: “Please enter a valid Pincode”.";
const TAB = "Tab reaches it. After a failed try to go on, the first wrong field takes the focus.";

export const fields: Guide = {
  "ui/fields/TextField": {
    also: ["input", "text box", "textbox", "text input", "textarea", "multi-line"],
    use: "the shopper types words: a name, a street, a reason.",
    not: "there are few answers (RadioField, SelectField), or only digits are allowed (DigitsField, MobileField).",
    keyboard: TAB,
    words: `${ERROR} A hint helps before anything is wrong; a placeholder never stands for a label.`,
  },
  "ui/fields/SelectField": {
    also: ["dropdown", "drop-down", "select", "combo box", "picker", "listbox"],
    use: "one of more than five known answers is chosen: a state, a country.",
    not: "there are up to four short answers: show them all in a RadioField. For a list of products use SortSelect.",
    keyboard: "Arrow keys change it, letters jump to an entry, Enter opens the browser's own list.",
    words: "The first entry says what to do: “Choose”.",
  },
  "ui/fields/RadioField": {
    also: ["radio", "radio buttons", "segmented", "option group"],
    use: "one of two to four short answers is chosen: Home, Work, Other.",
    not: "an answer needs a line of explanation (RadioCard), or there are many (SelectField).",
    keyboard: "Tab reaches the group, arrow keys choose.",
    words: "The group asks in one or two words, each answer is one.",
  },
  "ui/fields/DigitsField": {
    also: ["number input", "pincode", "numeric input", "zip code", "PIN"],
    use: "exactly so many digits are typed: a pincode.",
    not: "the number counts something (QuantityStepper), or is a phone's (MobileField).",
    keyboard: `${TAB} Letters are not taken; phones show their digits.`,
    words: ERROR,
  },
  "ui/fields/MobileField": {
    also: ["phone number", "telephone", "tel input", "contact number"],
    use: "a mobile number in India is asked for.",
    not: "the number may be of another country.",
    keyboard: `${TAB} A pasted +91 is taken off.`,
    words: "“Mobile”; the +91 stands before the field and is not typed.",
  },
  "ui/fields/OtpBoxes": {
    also: ["OTP", "one-time password", "verification code", "PIN input", "passcode"],
    use: "a code of six digits from a message is typed.",
    not: "the code has another length, or letters.",
    keyboard:
      "Each digit moves on, Backspace moves back, a pasted code fills all boxes. After a wrong code the first box takes the focus.",
    words: "Above it stands where the code was sent, below it when it can be sent again.",
  },
  "ui/fields/FieldFrame": {
    also: ["label", "form field", "field wrapper", "helper text", "error message", "validation"],
    use: "a control of another kind needs a label, a hint and an error like all fields.",
    not: "one of the ready fields fits.",
    keyboard: "A press on the label moves the focus into the control.",
    words: ERROR,
  },
  "ui/Form": {
    also: ["validation", "form layout", "submit"],
    use: "several fields are sent together.",
    not: "one value is changed and saved at once.",
    keyboard: "Enter in a field sends it. The first wrong field takes the focus.",
    words: "The button says what is sent: “Save Address”. Every error stands at its field.",
  },
  "ui/address-form/AddressForm": {
    also: ["address fields", "shipping form", "pincode lookup", "autocomplete address"],
    use: "a place to deliver to is asked for.",
    not: "a saved address is chosen: those are RadioCards.",
    keyboard: "Tab goes in the order in which an address is said; a known pincode fills in city and state.",
    words: ERROR,
  },
  "ui/address-form/AddressDialog": {
    also: ["add address", "edit address", "address popup"],
    use: "an address is added or changed without leaving the page.",
    not: "the address is the page's only subject.",
    keyboard: "As every Modal: Escape closes it and the focus returns to where it was.",
    words: "“Add Address” or “Edit Address”.",
  },
  "ui/search-box/SearchBox": {
    also: ["search field", "search bar", "find", "search input"],
    use: "the whole shop is searched.",
    not: "a list on the page is narrowed: those are filters.",
    keyboard: "Enter searches, arrow keys walk through the suggestions, Escape closes them.",
    words: "“Search for products”. Nothing else stands in the field.",
  },
  "ui/search-box/VoiceButton": {
    also: ["microphone", "speech", "dictation", "voice"],
    use: "a search box has the focus and the browser can hear.",
    not: "what is said cannot be taken back, as in a payment. Take a field there.",
    keyboard: "Tab reaches it after the button that searches; Enter or Space starts and stops it.",
    words:
      "The notice says what is heard, or what to do when nothing is: “Nothing was heard. Tap the microphone and speak, or type.”",
  },
  "ui/search-box/SuggestionList": {
    also: ["autocomplete", "typeahead", "autosuggest", "search suggestions", "combobox"],
    use: "words and products are offered while the shopper types in the SearchBox.",
    not: "there is no field above it.",
    keyboard:
      "Arrow keys move through it while the field keeps the focus; Enter takes the active one, Escape closes it.",
  },
  "ui/filters/PriceRange": {
    also: ["slider", "range", "range slider", "min max"],
    use: "a list is narrowed by a lowest and a highest price.",
    not: "one exact number is wanted.",
    keyboard: "Each handle is reached by Tab and moved by arrow keys, Home and End.",
    words: "Both ends are said as prices. A handle at the end means no limit.",
  },
  "ui/filters/SortSelect": {
    also: ["sort", "order by", "sort dropdown", "sorting"],
    use: "a list of products can be put in another order.",
    not: "the list has an order of its own, as orders do (newest first).",
    keyboard: "Arrow keys change it; the list changes at once.",
    words: "“Price, low to high”: what, then how.",
  },
};
