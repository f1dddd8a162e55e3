/** The type that a catalogue has in every language: the messages of the English one, with any text (ADR 63). */
export type Catalogue<English> = { [Key in keyof English]: English[Key] extends string ? string : English[Key] };
