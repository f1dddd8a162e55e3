/** What a text that was refused should have said: the second half of a sentence that begins with "meant is". */
export class Meant {
  constructor(readonly words: string) {}
}
