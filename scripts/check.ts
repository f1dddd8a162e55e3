import { checks } from "./checks/checks";
import { close } from "./testing/steps";

/** `npm run check`. */
close(await checks());
