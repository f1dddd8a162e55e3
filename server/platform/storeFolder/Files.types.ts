/** The files of a folder as they were read. */
export interface Files {
  /** By the path in the folder, with `/` between its segments. */
  texts: ReadonlyMap<string, Buffer>;
  pictures: ReadonlyMap<string, FoundPicture>;
}

export interface FoundPicture {
  path: string;
  /** Undefined for a file that is not a usable picture; `refused` says why. */
  key?: string;
  refused?: string;
}
