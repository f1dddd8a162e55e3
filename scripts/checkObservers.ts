import { unobserved } from "./checks/observers";

/** Part of `npm run check`: fails where a component reads a store and is not drawn again when the store changes. */
const found = unobserved();
for (const one of found) console.error(one);
if (found.length > 0) console.error("Wrap the component in observer().");
console.log(`Components that read a store without observing it: ${found.length}`);
process.exit(found.length === 0 ? 0 : 1);
