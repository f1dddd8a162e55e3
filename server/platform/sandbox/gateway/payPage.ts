import { escapeHtml } from "#contract/page/escapeHtml.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { GatewaySessionRow } from "./GatewayLedger";
import { type PayMethod, payForm } from "./payForm";
import { payIcons } from "./payIcons";
import { payPageStyle } from "./payPageStyle";

interface Ending {
  look: "good" | "bad" | "wait";
  title: string;
  text: string;
  /** Nothing has been paid yet, so the shopper may choose again. */
  isOpen?: true;
}

const DONE: Record<string, Ending> = {
  pay: { look: "good", title: "Payment successful", text: "The store has been told." },
  fail: { look: "bad", title: "Payment failed", text: "No money has been taken.", isOpen: true },
  drop: { look: "bad", title: "Payment cancelled", text: "No money has been taken.", isOpen: true },
  silent: {
    look: "wait",
    title: "Nothing was sent",
    text: "The store hears nothing of this payment, as if the bank had fallen silent.",
  },
  late: { look: "wait", title: "Payment on its way", text: "The bank confirms it later, and then the store is told." },
};

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

interface PayPage {
  session: GatewaySessionRow;
  status: TransactionStatus;
  method: PayMethod;
  /** The outcome that the shopper just chose. */
  done: string | undefined;
  nonce: string;
}

/** A hosted pay page that works without scripts. Its only script tells the embedding page the outcome. */
export function payPage({ session, status, method, done, nonce }: PayPage): string {
  const name = session.storeName || "the store";
  const store = escapeHtml(name);
  const amount = rupees.format(session.amountPaise / 100);
  const known = done !== undefined && Object.hasOwn(DONE, done) ? done : undefined;
  const chosen = status === "SUCCEEDED" ? "pay" : known;
  const ending = chosen === undefined ? undefined : DONE[chosen];
  const main =
    chosen === undefined || ending === undefined
      ? payForm(session.sessionId, amount, method)
      : endPart(ending, chosen, session.sessionId, nonce);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Pay ${amount} to ${store}</title><style nonce="${nonce}">${payPageStyle}</style></head>
<body><main><header><span class="mark" aria-hidden="true">${escapeHtml([...name][0]?.toUpperCase() ?? "")}</span>
<p class="to">Paying <strong>${store}</strong></p><h1>${amount}</h1><p class="ref">Reference ${escapeHtml(session.reference)}</p></header>
${main}<footer>${payIcons.lock}<span>Sandbox: no money moves, and nothing you type is kept.</span></footer></main></body></html>`;
}

function endPart({ look, title, text, isOpen }: Ending, chosen: string, sessionId: string, nonce: string): string {
  const message = JSON.stringify({ sandboxPayment: sessionId, outcome: chosen });
  const again = isOpen
    ? `<a class="again" href="/sandbox/gateway/${encodeURIComponent(sessionId)}">Try another way to pay</a>`
    : "";
  return `<section class="done ${look}" role="status">${payIcons[look]}<h2>${title}</h2><p>${text}</p>${again}<p class="hint">You can close this page and go back to the store.</p></section>
<script nonce="${nonce}">if(parent!==window)setTimeout(function(){parent.postMessage(${message},"*")},900)</script>`;
}
