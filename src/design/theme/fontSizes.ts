/**
 * The sizes of the type scale, in px at the usual text size; the weights are 400 and 600. Apart from `haat.ts`, which only the
 * build reads: a program that asks for it gets all tokens.
 */
export const FONT_SIZES = [12, 14, 16, 20, 24, 32, 40];
