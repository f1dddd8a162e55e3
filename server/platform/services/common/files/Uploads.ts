import type { FileResourceType } from "#contract/store/common.ts";
import { conflict, notFound, PlatformError } from "../../../errors";
import { words } from "../../../words";
import type { FileStore } from "./FileStore";
import { SignedUploads } from "./SignedUploads";
import { toSafePicture } from "./toSafePicture";

/** 5 MB (bar 13). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Receives the pictures that shoppers upload: makes an address for the PUT, checks the PUT, and reads the picture back. */
export class Uploads {
  constructor(
    private readonly signed: SignedUploads,
    private readonly files: FileStore,
    private readonly publicUrl: string | undefined,
  ) {}

  /** @param calledAt the origin at which this call reached the platform, used when PUBLIC_URL is not set */
  address(customerId: string, resourceType: FileResourceType, calledAt: string): string {
    return new URL(this.signed.sign(customerId, resourceType), this.publicUrl ?? calledAt).href;
  }

  /**
   * Stores one picture at each address, because browsers and proxies cache it for good. A repeated call, after an answer
   * that got lost, gets the first answer. @throws 403 `UPLOAD_EXPIRED` for an address that was not signed or is too old,
   * 409 `UPLOAD_USED` for another picture than the first one, 413, 415 `NOT_A_PICTURE`
   */
  async put(path: string, query: { expires: string; signature: string }, content: Buffer): Promise<void> {
    const key = SignedUploads.keyOf(path);
    if (key === undefined || !this.signed.isValid(path, query.expires, query.signature)) {
      throw new PlatformError(403, "UPLOAD_EXPIRED", words.uploadExpired);
    }
    if (content.length > MAX_UPLOAD_BYTES) {
      throw new PlatformError(413, "TOO_LARGE", words.pictureTooLarge);
    }
    const picture = await toSafePicture(content);
    if (await this.files.putNew(key, picture)) return;
    // Encoding the same picture again gives the same bytes.
    if ((await this.files.get(key))?.equals(picture)) return;
    throw conflict("UPLOAD_USED", words.uploadUsed);
  }

  /** Returns the picture as WebP. @throws 404 */
  async get(path: string): Promise<Buffer> {
    const key = SignedUploads.keyOf(path);
    const content = key === undefined ? undefined : await this.files.get(key);
    if (!content) throw notFound(words.noPicture);
    return content;
  }
}
