import { catalogueMistakes } from "./checks/catalogues";
import { report } from "./checks/report";

/** Part of `npm run check`: fails on a message that a language lacks or has otherwise than English (ADR 63). */
report(catalogueMistakes(), "Mistakes in the catalogues of other languages");
