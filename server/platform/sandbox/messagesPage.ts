import { escapeHtml } from "#contract/page/escapeHtml.ts";
import { type SandboxMessage, SHOWN_MESSAGES } from "./SandboxMessages";

/** A plain page of the codes "sent", newest first, that reloads every five seconds. */
export function messagesPage(messages: SandboxMessage[]): string {
  const rows = messages.map(
    ({ mobile, otp, text, sentAt }) =>
      `<tr><td>+91 ${escapeHtml(mobile)}</td><td><strong>${escapeHtml(otp)}</strong></td><td>${escapeHtml(text)}</td><td><time>${escapeHtml(sentAt)}</time></td></tr>`,
  );
  const cut = messages.length < SHOWN_MESSAGES ? "" : `<p>These are the newest ${SHOWN_MESSAGES} messages.</p>`;
  const body =
    rows.length === 0
      ? "<p>No codes yet. Ask for one on a store's login page; it appears here instead of on a phone.</p>"
      : `<table border="1" cellpadding="8"><thead><tr><th>Number</th><th>Code</th><th>Message</th><th>Sent</th></tr></thead><tbody>${rows.join("")}</tbody></table>${cut}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"><meta name="color-scheme" content="light dark"><title>Sandbox messages</title></head><body><h1>Sandbox messages</h1>${body}</body></html>`;
}
