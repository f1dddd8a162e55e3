/** Keeps uploaded files: on a disk for one process, in a bucket for several. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
}
