import { payIcons } from "./payIcons";

export type PayMethod = "upi" | "card" | "netbanking";

const METHODS: Record<PayMethod, string> = { upi: "UPI", card: "Card", netbanking: "Net banking" };

export const isPayMethod = (method: string | undefined): method is PayMethod =>
  method !== undefined && Object.hasOwn(METHODS, method);

const BANKS = ["State Bank of India", "HDFC Bank", "ICICI Bank", "Axis Bank", "Kotak Mahindra Bank", "Bank of Baroda"];

const banks = BANKS.map(
  (bank, index) =>
    `<label class="bank"><input type="radio" name="bank" form="none"${index === 0 ? " checked" : ""}><span>${bank}</span></label>`,
);

/** The fields have no names, so the browser sends nothing that is typed here. */
const FIELDS: Record<PayMethod, string> = {
  upi: `<label>UPI ID<input type="text" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="name@bank"></label>
<p class="hint">A request comes to your UPI app; approve it there within 5 minutes.</p>`,
  card: `<label>Card number<input type="text" inputmode="numeric" autocomplete="off" placeholder="4111 1111 1111 1111"></label>
<div class="pair"><label>Valid until<input type="text" inputmode="numeric" autocomplete="off" placeholder="MM/YY"></label>
<label>CVV<input type="text" inputmode="numeric" autocomplete="off" placeholder="123"></label></div>
<label>Name on the card<input type="text" autocomplete="off"></label>`,
  netbanking: `<fieldset class="banks"><legend>Your bank</legend>${banks.join("")}</fieldset>
<p class="hint">You log in at your bank on the next page.</p>`,
};

/** The payment methods, and below them the other outcomes of a payment. */
export function payForm(sessionId: string, amount: string, method: PayMethod): string {
  const tabs = Object.entries(METHODS).map(
    ([id, label]) =>
      `<a href="?method=${id}"${id === method ? ' aria-current="page"' : ""}>${payIcons[id as PayMethod]}<span>${label}</span></a>`,
  );
  return `<section class="ways"><nav aria-label="Ways to pay">${tabs.join("")}</nav>
<form method="post" action="/sandbox/gateway/${encodeURIComponent(sessionId)}/outcome">
${FIELDS[method]}
<button class="pay" name="outcome" value="pay">${payIcons.lock}Pay ${amount}</button>
<button class="cancel" name="outcome" value="drop">Cancel payment</button>
<fieldset class="else"><legend>Sandbox: or try what else can happen</legend>
<button name="outcome" value="fail">Let it fail</button><button name="outcome" value="silent">Stay silent</button>
<span class="late"><button name="outcome" value="late">Pay late</button><label>after<input type="number" name="delaySeconds" min="1" max="259200" value="45" aria-label="Seconds until it is paid">s</label></span>
</fieldset></form></section>`;
}
