import { unfairStyles } from "./checks/styles";

/** Part of `npm run check`: fails on styles that ignore the reader's own size of text or direction. */
const found = unfairStyles();
for (const one of found) console.error(one);
console.log(`Styles that ignore the reader's size of text or direction: ${found.length}`);
process.exit(found.length === 0 ? 0 : 1);
