import type { SeedStore } from "../../seed.types";

const privacyPolicy = `<h2>Privacy at Kora Home</h2>
<p>We are a small shop and keep small books.</p>
<ul><li>Your number, name and addresses serve your orders and nothing else</li><li>We do not sell or lend them to anyone</li><li>Write to hello@korahome.example.com and we delete them</li></ul>`;

const shippingPolicy = `<h2>Shipping</h2>
<p>Orders leave our workshop within a day and arrive in <strong>3 to 5 days</strong> anywhere in India.</p>
<h3>Packing</h3>
<ul><li>Ceramics travel in honeycomb paper, never in plastic</li><li>If something breaks on the way, send us a photo and we send it again</li></ul>
<h3>Cost</h3>
<p>₹99.00 an order, free from ₹1,499.00.</p>`;

/** The refund policy is not set, and there are no terms: the shop has not written them yet. */
export const policies: SeedStore["policies"] = {
  privacyPolicy,
  refundPolicy: "",
  shippingPolicy,
  termsAndConditions: "",
};
