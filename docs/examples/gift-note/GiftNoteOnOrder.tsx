import type { ComponentSlots } from "#kernel/plugin/Slots.types.ts";
import { NoteText } from "./NoteText";
import { noteOf } from "./noteOf";

export default function GiftNoteOnOrder({ order }: ComponentSlots["order-details"]) {
  const text = noteOf(order);
  return text === "" ? null : <NoteText label="Gift note" text={text} />;
}
