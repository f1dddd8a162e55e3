/** Where uploaded files lie: a disk for one process, a bucket for many. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
}
