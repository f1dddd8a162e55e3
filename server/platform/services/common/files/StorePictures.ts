import { readFile } from "node:fs/promises";
import { demoPictures } from "../../../seed/demoStores";
import type { FileStore } from "./FileStore";

const KEY = /^[0-9a-f]{40}$/;
const ADDRESS = /^\/media\/shop\/([0-9a-f]{40})\.webp$/;

/** The key of a picture from a store's folder, taken from its address; undefined for any other address. */
export const keyOfAddress = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

/**
 * Stores the pictures of stores' folders byte for byte, under a name made from their content. They are never sent
 * unchanged. Those of the demo stores are part of Haat, under the names of their files.
 */
export class StorePictures {
  constructor(private readonly files: FileStore) {}

  async has(key: string): Promise<boolean> {
    return KEY.test(key) && this.files.has(`shop/${key}`);
  }

  /** A second call with the same picture changes nothing. */
  async put(key: string, content: Buffer): Promise<void> {
    if (!KEY.test(key)) throw new TypeError("a picture is named for what is in it");
    await this.files.put(`shop/${key}`, content);
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (KEY.test(key)) return this.files.get(`shop/${key}`);
    const ofDemo = demoPictures().get(key);
    return ofDemo === undefined ? undefined : readFile(ofDemo);
  }
}
