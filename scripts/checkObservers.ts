import { unobserved } from "./checks/observers";
import { report } from "./checks/report";

/** Part of `npm run check`: fails where a component reads a store and is not rendered again when the store changes. */
report(unobserved(), "Components that read a store without observing it", "Wrap the component in observer().");
