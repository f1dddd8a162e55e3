import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { keyOfAddress, type StorePictures } from "../../common/files/StorePictures";
import type { Uploads } from "../../common/files/Uploads";
import type { InvoiceLogo } from "./invoice.types";

/** In pixels: three for each point on the page. */
const BOX = { width: 420, height: 132 };
/** An SVG's own size says little, so it is rendered finely enough for the box. */
const DRAWING_DENSITY = 300;
const KEPT_AT_MOST = 200;

/** Prepares stores' logos for the page. The logo at an address never changes (seed, uploads), so each is prepared once. */
export class LogoReader {
  private readonly kept = new LRUCache<string, Promise<InvoiceLogo | undefined>>({
    max: KEPT_AT_MOST,
    memoMethod: (path) => this.make(path).catch(() => undefined),
  });

  constructor(
    private readonly uploads: Pick<Uploads, "get">,
    private readonly storePictures: Pick<StorePictures, "get">,
  ) {}

  /**
   * Returns the logo on white; undefined for an address of another host or a file that is not a picture. Fetches nothing
   * from elsewhere.
   */
  read(logoPath: string): Promise<InvoiceLogo | undefined> {
    return this.kept.memo(logoPath);
  }

  private async make(logoPath: string): Promise<InvoiceLogo | undefined> {
    const source = await this.find(logoPath);
    if (source === undefined) return undefined;
    const { data, info } = await sharp(source, { density: DRAWING_DENSITY })
      .resize({ ...BOX, fit: "inside" })
      .flatten({ background: "#ffffff" })
      .removeAlpha()
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  }

  private async find(logoPath: string): Promise<Buffer | undefined> {
    const key = keyOfAddress(logoPath) ?? /^\/media\/seed\/([\w-]+\.\w+)$/.exec(logoPath)?.[1];
    if (key !== undefined) return this.storePictures.get(key);
    return logoPath.startsWith("/media/uploads/") ? this.uploads.get(logoPath) : undefined;
  }
}
