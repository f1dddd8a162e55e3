import { report } from "./checks/report";
import { spokenMistakes } from "./checks/spokenWords";
import { looseTexts } from "./checks/texts";
import { unreadMessages } from "./checks/unreadWords";

/** Part of `npm run check`: fails on a text that stands in a view and not in a catalogue (ADR 63, 77). */
report(
  [...looseTexts(), ...spokenMistakes(), ...unreadMessages()],
  "Texts outside the catalogues, unread, or read too early",
);
