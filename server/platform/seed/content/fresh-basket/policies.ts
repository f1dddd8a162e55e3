import type { SeedStore } from "../../seed.types";

const privacyPolicy = `<h2>Your privacy</h2>
<p>Fresh Basket keeps what it needs to bring groceries to your door, and nothing else.</p>
<h3>What we keep</h3>
<ul><li>Your mobile number, which is how you log in</li><li>Your name, e-mail address and delivery addresses, as you gave them</li><li>Your orders and subscriptions, for as long as the tax law asks for</li></ul>
<h3>Who sees it</h3>
<p>Our packers see your order. Our riders see your name, address and number until the delivery is done. Payments are made with the payment provider; we never see your card.</p>
<h3>Your choices</h3>
<ul><li>Change or remove your details under <strong>Account</strong></li><li>Ask us at care@freshbasket.example.com to delete your account; we do so within 30 days</li></ul>`;

const refundPolicy = `<h2>Refunds and returns</h2>
<p>If something is not fresh, not right or not there, you get your money back.</p>
<h3>Fresh goods</h3>
<ul><li>Tell us within 24 hours of the delivery, with a photo</li><li>We refund the item in full; there is no need to send it back</li></ul>
<h3>Packed goods</h3>
<ul><li>Unopened packs are taken back within 7 days</li><li>The rider collects them on the next round</li></ul>
<h3>How you are paid</h3>
<ol><li>To your wallet at once, if you like</li><li>Else to the way you paid, within 5 working days</li><li>Cash orders are refunded to your wallet</li></ol>`;

const shippingPolicy = `<h2>Delivery</h2>
<p>We deliver every day from 6 in the morning to 10 at night.</p>
<h3>When</h3>
<ul><li><strong>30 to 60 minutes</strong> within 4 km of a Fresh Basket store</li><li><strong>1 to 4 hours</strong> everywhere else in the city</li><li>Subscriptions come in the slot you chose</li></ul>
<h3>What it costs</h3>
<p>Delivery is ₹29.00, and free from ₹499.00. Subscriptions are always delivered free.</p>
<h3>If you are not at home</h3>
<p>The rider calls you, waits for five minutes, and leaves the bag where you say.</p>`;

const termsAndConditions = `<h2>Terms and conditions</h2>
<p>These terms hold between you and Fresh Basket when you order here.</p>
<h3>Orders</h3>
<ul><li>An order is accepted when its state is <em>Placed</em></li><li>Loose produce may differ by up to 5% in weight; you never pay more than the price shown</li><li>You may cancel until the order has left the store</li></ul>
<h3>Prices</h3>
<ul><li>Prices include GST unless the bill says otherwise</li><li>The price you saw at review is the price you pay</li></ul>
<h3>Subscriptions and wallet</h3>
<ul><li>A subscription can be paused or ended at any time before 9 in the evening for the next day</li><li>Wallet money can be used here alone and does not expire</li></ul>`;

export const policies: SeedStore["policies"] = { privacyPolicy, refundPolicy, shippingPolicy, termsAndConditions };
