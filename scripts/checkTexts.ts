import { report } from "./checks/report";
import { looseTexts } from "./checks/texts";

/** Part of `npm run check`: fails on a text that stands in a view and not in a catalogue (ADR 63). */
report(looseTexts(), "Texts outside the catalogues");
