/** What a catalogue of texts has to have in every language: the English one's messages, whatever they say (ADR 63). */
export type Catalogue<English> = { [Key in keyof English]: English[Key] extends string ? string : English[Key] };
