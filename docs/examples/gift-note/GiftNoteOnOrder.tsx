import type { ShownOrder } from "#domain/orders/index.ts";
import { NoteText } from "./NoteText";
import { noteOf } from "./noteOf";
import * as words from "./words.en";

export default function GiftNoteOnOrder({ order }: ShownOrder) {
  const text = noteOf(order);
  return text === "" ? null : <NoteText label={words.giftNote} text={text} />;
}
