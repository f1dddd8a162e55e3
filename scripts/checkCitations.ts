import { brokenCitations } from "./checks/citations";
import { report } from "./checks/report";

/** Part of `npm run check`: fails on a citation that has no target in the repository. */
report(brokenCitations(), "Citations without a target");
