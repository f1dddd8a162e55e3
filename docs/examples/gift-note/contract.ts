import { endpoint } from "../../../src/contract/endpoint";

export interface GiftNote {
  /** Empty without one. */
  text: string;
}

export const NOTE_LENGTH = 200;

/** What both halves know; the shopper is the one of the access token. */
export const giftNotes = {
  /** The note of the shopper's cart. */
  get: endpoint<{ reply: GiftNote }>("GET", "/api/gift-notes/own", "customer"),
  save: endpoint<{ body: GiftNote; reply: GiftNote }>("PUT", "/api/gift-notes/own", "customer"),
};
