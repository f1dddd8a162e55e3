import { makeResetStyles } from "@fluentui/react-components";
import { visuallyHidden } from "./haat";

/** The class of text for screen readers alone. One rule, because every page has such text. */
export const useHidden = makeResetStyles(visuallyHidden);
