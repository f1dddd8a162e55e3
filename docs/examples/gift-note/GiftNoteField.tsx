import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { TextField } from "#design/fields/TextField.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { useService } from "#kernel/react/useService.ts";
import { NOTE_LENGTH } from "./contract";
import { GiftNotes } from "./GiftNotes";
import * as words from "./words.en";

const GiftNoteField = observer(function GiftNoteField() {
  const notes = useService(GiftNotes);
  useEffect(() => void notes.load(), [notes]);
  return (
    <Panel title={words.giftNote}>
      <TextField
        name="gift-note"
        label={words.aFewWords}
        hint={words.onACard(NOTE_LENGTH)}
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
