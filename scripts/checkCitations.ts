import { brokenCitations } from "./checks/citations";

/** Part of `npm run check`: fails on a citation that has no target in the repository. */
const broken = brokenCitations();
for (const one of broken) console.error(one);
console.log(`Citations without a target: ${broken.length}`);
process.exit(broken.length === 0 ? 0 : 1);
