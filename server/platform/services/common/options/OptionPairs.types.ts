/**
 * What a variant has of each option of its product, as it is kept: pairs, because an object in `jsonb` forgets in which order its
 * names were given, and a variant is named in the owner's order (ADR 66).
 */
export type OptionPairs = [name: string, value: string][];
