import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Panel } from "#design/panel/Panel.tsx";
import { useService } from "#kernel/react/useService.ts";
import { GiftNotes } from "./GiftNotes";
import { NoteText } from "./NoteText";
import * as words from "./words.en";

const GiftNoteInReview = observer(function GiftNoteInReview() {
  const notes = useService(GiftNotes);
  // After a reload the review may be the first to read the note.
  useEffect(() => void notes.load(), [notes]);
  if (notes.text === "") return null;
  return (
    <Panel title={words.giftNote}>
      <NoteText text={notes.text} />
    </Panel>
  );
});

export default GiftNoteInReview;
