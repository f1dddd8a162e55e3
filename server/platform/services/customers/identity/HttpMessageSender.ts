import type { MessageSender } from "./MessageSender";

const TIMEOUT_MS = 10_000;

/** Posts `{ mobile, text }` to the operator's SMS gateway (SMS_URL, SMS_TOKEN). */
export class HttpMessageSender implements MessageSender {
  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
  ) {}

  async send(mobile: string, _otp: string, text: string): Promise<void> {
    const answer = await fetch(this.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ mobile: `+91${mobile}`, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
  }
}
