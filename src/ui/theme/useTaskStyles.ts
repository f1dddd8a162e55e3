import { makeStaticStyles } from "@griffel/react";

/**
 * A page that is a task to be finished, such as the checkout, marks itself with `data-task`: the shop's footer with its ways
 * elsewhere is left out. As a rule, so that no other page loads anything for it.
 *
 * As text, and with the word `makeStyles` in the file, for the reasons of `useGlobalStyles`.
 */
export const useTaskStyles = makeStaticStyles(`
body:has([data-task]) footer { display: none; }
`);
