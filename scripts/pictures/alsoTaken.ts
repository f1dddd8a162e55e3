const PAGES = [
  "features-account-orderspage--default",
  "features-account-profilepage--default",
  "features-cart-cartpage--default",
  "features-category-categorypage--default",
  "features-home-homepage--default",
  "features-login-loginpage--default",
  "features-order-orderpage--default",
  "features-product-productpage--default",
  "features-subscription-subscriptionspage--default",
  "plugins-wallet-walletpage--default",
];

/** The stories with more pictures than light and dark. All brands are in the stories of Foundations/Brands. */
export const alsoTaken: Record<"hover" | "rightToLeft" | "phone", readonly string[]> = {
  hover: [
    "features-account-latestorder--default",
    "features-account-sidemenu--default",
    "ui-accordion--default",
    "ui-button--default",
    "ui-button--as-link",
    "ui-categoryround--default",
    "ui-chip-chip--default",
    "ui-fields-textfield--default",
    "ui-link--default",
    "ui-pagination--default",
    "ui-product-card-productcard--default",
    "ui-quantity-stepper-addbutton--default",
    "ui-quantity-stepper-addbutton--tint",
    "ui-radio-card-radiocard--default",
  ],
  rightToLeft: [
    ...PAGES,
    "foundations-states--default",
    "ui-product-card-productcard--default",
    "ui-shell-topbar--default",
  ],
  phone: PAGES,
};
