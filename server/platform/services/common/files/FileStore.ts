/** Stores uploaded files: on a disk for one process, in a bucket for several. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  /**
   * Stores a file unless there is one under the key, even if several callers do so at once. @returns whether it was stored
   */
  putNew(key: string, content: Buffer): Promise<boolean>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
}
