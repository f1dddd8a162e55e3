import type { TransactionStatus } from "../../../../src/contract/payment-transactions";
import type { GatewaySessionRow } from "./GatewayLedger";
import { payPageStyle } from "./payPageStyle";

const METHODS = { upi: "UPI", card: "Card", netbanking: "Net banking" };
export type PayMethod = keyof typeof METHODS;

export const isPayMethod = (method: string | undefined): method is PayMethod =>
  method !== undefined && method in METHODS;

/** The fields carry no name: nothing that is typed here is sent anywhere. */
const FIELDS: Record<PayMethod, string> = {
  upi: `<label>UPI ID<input type="text" inputmode="email" autocomplete="off" placeholder="name@bank"></label>
<p class="hint">You would approve this payment in your UPI app.</p>`,
  card: `<label>Card number<input type="text" inputmode="numeric" autocomplete="off" placeholder="4111 1111 1111 1111"></label>
<div class="pair"><label>Valid until<input type="text" inputmode="numeric" autocomplete="off" placeholder="MM/YY"></label>
<label>CVV<input type="text" inputmode="numeric" autocomplete="off" placeholder="123"></label></div>`,
  netbanking: `<label>Bank<select><option>State Bank of India</option><option>HDFC Bank</option><option>ICICI Bank</option><option>Axis Bank</option></select></label>
<p class="hint">You would log in at your bank on the next page.</p>`,
};

const DONE: Record<string, [title: string, text: string]> = {
  pay: ["Payment successful", "The store has been told."],
  fail: ["Payment failed", "No money has been taken. You can try again in the store."],
  drop: ["Payment cancelled", "No money has been taken."],
  silent: ["Nothing was sent", "The store hears nothing of this payment, as if the bank had fallen silent."],
  late: ["Payment on its way", "The bank will confirm it later, and then the store is told."],
};

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

interface PayPage {
  session: GatewaySessionRow;
  status: TransactionStatus;
  method: PayMethod;
  /** What the shopper just chose. */
  done: string | undefined;
  nonce: string;
}

/** A hosted pay page: whole without any script; the only one tells the page that framed it that it is done. */
export function payPage({ session, status, method, done, nonce }: PayPage): string {
  const store = escapeHtml(session.storeName || "the store");
  const amount = rupees.format(session.amountPaise / 100);
  const chosen = done !== undefined && Object.hasOwn(DONE, done) ? done : status === "SUCCEEDED" ? "pay" : undefined;
  const main =
    chosen === undefined ? payForm(session.sessionId, amount, method) : donePart(chosen, session.sessionId, nonce);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="robots" content="noindex"><title>Pay ${amount} to ${store}</title><style nonce="${nonce}">${payPageStyle}</style></head>
<body><main><header><p class="to">Paying <strong>${store}</strong></p><h1>${amount}</h1><p class="ref">Reference ${escapeHtml(session.reference)}</p></header>
${main}<footer>Sandbox gateway: no money moves here.</footer></main></body></html>`;
}

function payForm(sessionId: string, amount: string, method: PayMethod): string {
  const tabs = Object.entries(METHODS).map(
    ([id, label]) => `<a href="?method=${id}"${id === method ? ' aria-current="page"' : ""}>${label}</a>`,
  );
  return `<nav aria-label="Ways to pay">${tabs.join("")}</nav>
<form method="post" action="/sandbox/gateway/${encodeURIComponent(sessionId)}/outcome">
${FIELDS[method]}
<button class="pay" name="outcome" value="pay">Pay ${amount}</button>
<button class="cancel" name="outcome" value="drop">Cancel payment</button>
<fieldset><legend>Or try what else can happen</legend>
<button name="outcome" value="fail">Let it fail</button>
<button name="outcome" value="silent">Stay silent</button>
<div class="late"><label>Seconds<input type="number" name="delaySeconds" min="1" max="259200" value="45"></label><button name="outcome" value="late">Pay late</button></div>
</fieldset></form>`;
}

function donePart(chosen: string, sessionId: string, nonce: string): string {
  const [title, text] = DONE[chosen] ?? ["", ""];
  const message = JSON.stringify({ sandboxPayment: sessionId, outcome: chosen });
  return `<section class="done ${chosen}" role="status"><h2>${title}</h2><p>${text}</p><p class="hint">You can go back to the store.</p></section>
<script nonce="${nonce}">if(parent!==window)setTimeout(function(){parent.postMessage(${message},"*")},900)</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
