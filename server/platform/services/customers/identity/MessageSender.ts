/** Hands a message to the service that delivers it. Rejects when the service did not take it. */
export interface MessageSender {
  send(mobile: string, otp: string, text: string): Promise<void>;
}
