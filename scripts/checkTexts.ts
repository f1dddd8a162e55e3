import { looseTexts } from "./checks/texts";

/** Part of `npm run check`: fails on a text that stands in a view and not in a catalogue (ADR 63). */
const found = looseTexts();
for (const one of found) console.error(one);
console.log(`Texts outside the catalogues: ${found.length}`);
process.exit(found.length === 0 ? 0 : 1);
