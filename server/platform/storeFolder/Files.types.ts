/** The files of a folder as they were read. */
export interface Files {
  /** By path in the folder, with `/` between its parts. */
  texts: ReadonlyMap<string, Buffer>;
  pictures: ReadonlyMap<string, FoundPicture>;
}

export interface FoundPicture {
  path: string;
  /** Undefined for what is no picture that can be shown; `refused` says why. */
  key?: string;
  refused?: string;
}
