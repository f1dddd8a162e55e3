/** Keeps uploaded files: on a disk for one process, in a bucket for several. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  /** Keeps a file unless there is one under the key, whoever else puts one there. @returns whether it was kept */
  putNew(key: string, content: Buffer): Promise<boolean>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
}
