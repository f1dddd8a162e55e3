import { checks } from "./checks";
import { close } from "./steps";

/** `npm run check`. */
close(await checks());
