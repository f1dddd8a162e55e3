import { report } from "./checks/report";
import { unfairStyles } from "./checks/styles";

/** Part of `npm run check`: fails on styles that ignore the reader's own text size or direction. */
report(unfairStyles(), "Styles that ignore the reader's size of text or direction");
