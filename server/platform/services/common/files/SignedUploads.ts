import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FileResourceType } from "#contract/store/common.ts";
import type { Clock } from "../../../clock";

const TTL_SECONDS = 600;
const ROOT = "/media/uploads";
const PATH = /^\/media\/uploads\/(customer-profile-picture)\/([\w-]{22})\/([0-9a-f-]{36}\.webp)$/;

const FOLDERS: Record<FileResourceType, string> = { CUSTOMER_PROFILE_PICTURE: "customer-profile-picture" };

/**
 * Makes addresses that allow one PUT for a limited time (spec 7.2, File upload). The path contains a code of the owner that
 * only the platform can make. So no table is needed to know whose a picture is, and no customer id is shown.
 */
export class SignedUploads {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
  ) {}

  /** Returns path and query. The path alone is the address at which the file is read later. */
  sign(customerId: string, resourceType: FileResourceType): string {
    const path = `${ROOT}/${FOLDERS[resourceType]}/${this.ownerCode(customerId)}/${randomUUID()}.webp`;
    const expires = Math.floor(this.clock.now().getTime() / 1000) + TTL_SECONDS;
    return `${path}?expires=${expires}&signature=${this.signature(path, String(expires))}`;
  }

  isValid(path: string, expires: string, signature: string): boolean {
    if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < this.clock.now().getTime()) return false;
    const given = Buffer.from(signature);
    const made = Buffer.from(this.signature(path, expires));
    return given.length === made.length && timingSafeEqual(given, made);
  }

  ownPath(customerId: string, url: string): string | undefined {
    const path = URL.canParse(url, "http://platform") ? new URL(url, "http://platform").pathname : "";
    return PATH.exec(path)?.[2] === this.ownerCode(customerId) ? path : undefined;
  }

  /** The storage key of a path; undefined for a path that no upload can have. */
  static keyOf(path: string): string | undefined {
    return PATH.test(path) ? path.slice(ROOT.length + 1) : undefined;
  }

  private ownerCode(customerId: string): string {
    return this.mac("owner", customerId).slice(0, 22);
  }

  private signature(path: string, expires: string): string {
    return this.mac("put", `${path}?${expires}`);
  }

  /**
   * The signed text contains `purpose`, so that a code made for one thing is not valid for another, such as an access
   * token.
   */
  private mac(purpose: string, text: string): string {
    return createHmac("sha256", this.secret).update(`upload-${purpose}:${text}`).digest("base64url");
  }
}
