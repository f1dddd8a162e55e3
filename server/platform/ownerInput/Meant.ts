/** Why a text was refused: what it should have said, as the second half of a sentence that begins with "meant is". */
export class Meant {
  constructor(readonly words: string) {}
}
