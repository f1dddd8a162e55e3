import { endpoint } from "#contract/endpoint.ts";

export interface GiftNote {
  /** Empty when there is no note. */
  text: string;
}

export const NOTE_LENGTH = 200;

/** The calls that both halves share. The access token says who the shopper is. */
export const giftNotes = {
  /** Reads the note of the shopper's cart. */
  get: endpoint<{ reply: GiftNote }>("GET", "/api/gift-notes/own", "customer"),
  save: endpoint<{ body: GiftNote; reply: GiftNote }>("PUT", "/api/gift-notes/own", "customer"),
};
