/** Hands a message over to whoever delivers it. Rejects when that did not work. */
export interface MessageSender {
  send(mobile: string, otp: string, text: string): Promise<void>;
}
