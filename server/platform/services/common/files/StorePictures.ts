import { readFile } from "node:fs/promises";
import { demoPictures } from "../../../seed/demoStores";
import type { FileStore } from "./FileStore";

const KEY = /^[0-9a-f]{40}$/;
const ADDRESS = /^\/media\/shop\/([0-9a-f]{40})\.webp$/;

/** The name on the shelf of a picture that a store's folder brought; undefined for any other address. */
export const keyOfAddress = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

/**
 * Pictures of stores' folders, byte for byte, each under the name of what is in it. Nobody is sent them as they are. Those
 * of the demo stores lie where Haat brings them along, under the names of their files.
 */
export class StorePictures {
  constructor(private readonly shelf: FileStore) {}

  async has(key: string): Promise<boolean> {
    return KEY.test(key) && this.shelf.has(`shop/${key}`);
  }

  /** Put twice, it is the same. */
  async put(key: string, content: Buffer): Promise<void> {
    if (!KEY.test(key)) throw new TypeError("a picture is named for what is in it");
    await this.shelf.put(`shop/${key}`, content);
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (KEY.test(key)) return this.shelf.get(`shop/${key}`);
    const ofDemo = demoPictures().get(key);
    return ofDemo === undefined ? undefined : readFile(ofDemo);
  }
}
