import type { FileResourceType } from "../../../../../src/contract/store/common";
import { notFound, PlatformError } from "../../../errors";
import type { FileStore } from "./FileStore";
import { SignedUploads } from "./SignedUploads";
import { toSafePicture } from "./toSafePicture";

/** 5 MB (bar 13). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Pictures that shoppers send: an address to PUT to, the PUT itself, and reading it back. */
export class Uploads {
  constructor(
    private readonly signed: SignedUploads,
    private readonly files: FileStore,
    private readonly publicUrl: string | undefined,
  ) {}

  /** @param calledAt the address under which this call reached the platform, for when none is configured */
  address(customerId: string, resourceType: FileResourceType, calledAt: string): string {
    return new URL(this.signed.sign(customerId, resourceType), this.publicUrl ?? calledAt).href;
  }

  /** @throws 403 `UPLOAD_EXPIRED` for an address that was not signed or is too old, 413, 415 `NOT_A_PICTURE` */
  async put(path: string, query: { expires: string; signature: string }, content: Buffer): Promise<void> {
    const key = SignedUploads.keyOf(path);
    if (key === undefined || !this.signed.isValid(path, query.expires, query.signature)) {
      throw new PlatformError(403, "UPLOAD_EXPIRED", "This upload has expired. Please choose the picture again.");
    }
    if (content.length > MAX_UPLOAD_BYTES) {
      throw new PlatformError(413, "TOO_LARGE", "The picture is too large: 5 MB at most.");
    }
    await this.files.put(key, await toSafePicture(content));
  }

  /** WebP. @throws 404 */
  async get(path: string): Promise<Buffer> {
    const key = SignedUploads.keyOf(path);
    const content = key === undefined ? undefined : await this.files.get(key);
    if (!content) throw notFound("This picture");
    return content;
  }
}
