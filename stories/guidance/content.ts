import type { Guide } from "./Guidance.types.ts";

export const content: Guide = {
  "ui/product-card/ProductCard": {
    also: ["product tile", "card", "item card", "product listing item", "PLP card"],
    use: "a product stands among others and can be opened or added.",
    not: "the product is the page's subject, or a line of a cart or an order.",
    keyboard: "The card is one link; its Add button is the next stop.",
    words: "The name as the maker writes it, cut after two lines; brand and weight in small text.",
  },
  "ui/product-card/ProductGrid": {
    also: ["grid", "product list", "columns", "tiles"],
    use: "cards stand in columns that follow the room.",
  },
  "ui/product-card/ProductTiles": {
    also: ["product list", "product grid"],
    use: "a short list of products below a page's first screen.",
  },
  "ui/product-card/LongTiles": {
    also: ["infinite scroll", "load more", "long list", "virtual list"],
    use: "a list may have thousands of products: it grows by a press, so that the footer stays in reach.",
  },
  "ui/product-card/MoreTiles": {
    also: ["load more", "show more"],
    use: "a list shows a part of what it has.",
    words: "How many are shown of how many.",
  },
  "ui/product-card/TileCard": {
    also: ["product card in a list"],
    use: "a grid shows a product whose number in the cart changes.",
  },
  "ui/product-card/TileRow": {
    also: ["product carousel", "related products", "horizontal list", "shelf", "rail"],
    use: "a few related products stand in one row.",
    not: "there are more than ten: link to a list.",
    keyboard: "Tab goes from card to card and the row follows.",
  },
  "ui/product-card/TileWindow": { also: ["virtual scroll", "windowing"], use: "a list of any length must stay quick." },
  "ui/price/Price": {
    also: ["money", "amount", "currency", "MRP", "discount price", "strikethrough price"],
    use: "any price is shown: it writes rupees alike everywhere and strikes a higher printed price through.",
    not: "the amount is not known (UnknownAmount).",
    words: "₹1,234.50: always two digits of paise. Screen readers hear “was” before the struck one.",
  },
  "ui/price/DiscountRibbon": {
    also: ["sale badge", "offer tag", "discount badge", "sash"],
    use: "a product costs less than its printed price and this should be seen from afar.",
    not: "there is no saving: then nothing is drawn.",
    words: "“18% off”, whole numbers.",
  },
  "ui/price/UnknownAmount": {
    also: ["missing price", "dash"],
    use: "an amount is not known: a wrong ₹0.00 would be believed.",
  },
  "ui/Picture": {
    also: ["image", "img", "photo", "thumbnail", "placeholder image"],
    use: "a product, category or banner has a picture: its room is kept, and a drawing stands in when it is missing.",
    not: "it only decorates a text (Glyph, Drawing).",
    words: "The product's name is its text for who does not see it; empty where the name stands beside it.",
  },
  "ui/Glyph": {
    also: ["icon", "symbol", "pictogram", "svg"],
    use: "an icon stands beside a text or in a control that has a name.",
    not: "it would have to be understood alone.",
    words: "It is hidden from screen readers: the name beside it speaks.",
  },
  "ui/star-rating/StarRating": {
    also: ["rating", "stars", "review score"],
    use: "an average is shown on a product's page or in its reviews.",
    not: "it stands on every card of a grid (RatingMark).",
    words: "Read aloud as “4.3 of 5”.",
  },
  "ui/star-rating/RatingMark": {
    also: ["rating", "stars", "review count"],
    use: "an average and its count stand on a card.",
    words: "★ 4.3 (12).",
  },
  "ui/CategoryRound": {
    also: ["category icon", "avatar", "round image", "story circle"],
    use: "a category is one of a row on the home page.",
    keyboard: "One link.",
    words: "The category's name, two lines at most.",
  },
  "ui/carousel/Carousel": {
    also: ["slider", "slideshow", "gallery", "hero", "swiper"],
    use: "a few pictures of one kind share one place: banners, a product's pictures.",
    not: "every one of them must be seen: show them side by side.",
    keyboard: "Arrow buttons and dots; it stops while it has the focus and with reduced motion.",
    words: "Each dot says which picture it leads to.",
  },
  "ui/carousel/BannerSlide": {
    also: ["hero banner", "promo banner", "slide"],
    use: "a store advertises on its home page.",
    words: "The picture's text says what the picture says.",
  },
  "ui/ScrollRow": {
    also: ["horizontal scroll", "shelf", "scroller"],
    use: "things stand in one row that is wider than a phone.",
    not: "their order matters from top to bottom.",
    keyboard: "Tab moves through it and the row follows.",
  },
  "ui/Accordion": {
    also: ["collapse", "expander", "FAQ", "disclosure", "details"],
    use: "there are several questions and most people read one or two answers.",
    not: "everybody needs the text: show it.",
    keyboard: "Enter or Space opens and closes a question. Find-in-page opens what it finds.",
    words: "A whole question, as shoppers ask it.",
  },
  "ui/Table": {
    also: ["data grid", "list", "rows", "data table"],
    use: "many things with the same facts are compared or looked through: orders, transactions.",
    not: "there is one fact for each (a list), or products are browsed (ProductGrid).",
    keyboard:
      "Tab goes through the links and buttons of the rows. On a narrow screen each row is a card and keeps its headings.",
    words: "Headings are nouns; numbers stand at the end of their column.",
  },
  "ui/Pagination": {
    also: ["pager", "page numbers", "next previous"],
    use: "a list is longer than a page and its place should be found again.",
    not: "products are browsed (a button shows more), or there is one page.",
    keyboard: "Tab reaches each number; the present page is said.",
    words: "Numbers; the arrows say “Next page”.",
  },
  "ui/Panel": {
    also: ["card", "box", "container", "surface"],
    use: "several facts or fields have one subject: an address, an order's facts.",
    not: "the whole page has one subject (Section).",
    words: "A short title; its action stands at the end of the title's line.",
  },
  "ui/SummaryCard": {
    also: ["order summary", "price breakdown", "bill", "totals"],
    use: "amounts add up to a total.",
    words: "What each amount is for; the total in bold at the end. What is free says so.",
  },
  "ui/Stepper": {
    also: ["steps", "wizard", "progress steps", "checkout steps"],
    use: "a task has a few steps in one order: Cart, Address, Review.",
    not: "the steps can be done in any order.",
    keyboard: "Earlier steps are buttons that lead back; later ones cannot be pressed.",
    words: "One noun a step.",
  },
  "ui/RichText": {
    also: ["HTML", "description", "markdown", "formatted text"],
    use: "a store has written the text itself: a policy, a product's description.",
    words: "The store's own; whatever is not safe is taken out.",
  },
  "ui/EmailText": { also: ["email", "mail address"], use: "an e-mail address is shown in a narrow place." },
  "ui/section/Section": {
    also: ["block", "page section", "heading"],
    use: "a page has several matters: each gets a title and, if there is more, a link at the title's end.",
    words: "A noun or a short sentence; the link says what it leads to.",
  },
  "ui/section/Content": {
    also: ["container", "grid", "max width", "layout", "wrapper"],
    use: "a page begins: its column is at most 1280 px wide and keeps its margins.",
  },
  "ui/a11y/PageTitle": {
    also: ["heading", "h1", "page heading"],
    use: "a page begins: it has exactly one.",
    words: "What the page is about, the same as the link that led here.",
  },
  "ui/a11y/SkipLink": {
    also: ["skip to content", "skip navigation"],
    use: "every page has one before its top bar.",
    keyboard: "The first stop of Tab; Enter goes to the page's main part.",
  },
  "ui/shell/TopBar": {
    also: ["header", "navbar", "app bar", "navigation bar"],
    use: "every page of the shop.",
    keyboard: "Brand, search and actions, in this order.",
  },
  "ui/shell/BottomTabs": {
    also: ["tab bar", "bottom navigation", "mobile navigation", "nav bar"],
    use: "a phone's shop: four places that are always one tap away.",
    not: "the screen is wide, or the checkout has begun.",
    keyboard: "Four links; the present one is said.",
    words: "One word each.",
  },
  "ui/shell/Footer": {
    also: ["site footer", "bottom links"],
    use: "every page of the shop ends with it.",
    words: "Columns of links, each with a noun above it.",
  },
  "ui/shell/BrandLink": { also: ["logo", "store name", "home link"], use: "the store is named and leads home." },
  "ui/shell/SocialLinks": {
    also: ["social media", "instagram", "facebook"],
    use: "the store has pages elsewhere.",
    words: "Each says that it opens a new tab.",
  },
  "ui/shell/PageFrame": {
    also: ["layout", "page template", "app shell"],
    use: "a page is put together: bars, content, footer.",
  },
  "ui/shell/Shell": { also: ["layout", "app shell"], use: "to see a page's frame with its bars." },
  "ui/Checkout": { also: ["checkout page", "composition"], use: "to see how the parts of a checkout stand together." },
};
