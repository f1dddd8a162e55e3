import type { ShownOrder } from "#domain/orders/index.ts";
import { NoteText } from "./NoteText";
import { noteOf } from "./noteOf";

export default function GiftNoteOnOrder({ order }: ShownOrder) {
  const text = noteOf(order);
  return text === "" ? null : <NoteText label="Gift note" text={text} />;
}
