/**
 * The options of a variant as stored: pairs, because an object in `jsonb` forgets the order of its names, and a variant is
 * named in the owner's order (ADR 66).
 */
export type OptionPairs = [name: string, value: string][];
