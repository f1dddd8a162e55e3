import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { TextField } from "#design/fields/TextField.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { useService } from "#kernel/react/useService.ts";
import { NOTE_LENGTH } from "./contract";
import { GiftNotes } from "./GiftNotes";

const GiftNoteField = observer(function GiftNoteField() {
  const notes = useService(GiftNotes);
  useEffect(() => void notes.load(), [notes]);
  return (
    <Panel title="Gift note">
      <TextField
        name="gift-note"
        label="A few words to go with your order"
        hint={`We put them on a card in the parcel. At most ${NOTE_LENGTH} characters.`}
        value={notes.text}
        rows={3}
        maxLength={NOTE_LENGTH}
        onChange={(text) => notes.write(text)}
        // A failure here is ignored, because Continue reports it.
        onBlur={() => void notes.finish()}
      />
    </Panel>
  );
});

export default GiftNoteField;
