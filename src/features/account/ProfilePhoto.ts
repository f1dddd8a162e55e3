import { makeAutoObservable, runInAction } from "mobx";
import { CROP, croppedName } from "./cropRules";
import type { PhotoUpload } from "./PhotoUpload";
import { pictureRefusal } from "./pictureRules";

/** A picture in this browser's memory. */
interface Local {
  name: string;
  /** `blob:…` */
  address: string;
}

type Private = "upload" | "later" | "sent";

/**
 * What the shopper is doing with their photo (spec 2.11, Profile; spec 4, Profile photo): a chosen file is cropped, and
 * neither it nor Remove takes effect before Update (reading 24).
 */
export class ProfilePhoto {
  /** What the crop dialog holds; null while there is none. */
  cropping: Local | null = null;
  /** Cropped, not saved yet. */
  picked: (Local & { file: File }) | null = null;
  isRemoved = false;
  /** From 0 to 1 while it is being sent. */
  progress: number | null = null;
  /** Why a file was not taken. */
  error = "";
  /** What has arrived already is not sent again by a second Update. */
  private sent: { file: File; url: string } | undefined;

  constructor(
    private readonly upload: Pick<PhotoUpload, "send">,
    private readonly later: (ms: number) => Promise<void>,
  ) {
    makeAutoObservable<this, Private>(this, { upload: false, later: false, sent: false });
  }

  /** What is to be seen; empty for the default image. */
  shown(saved: string): string {
    return this.picked?.address ?? (this.isRemoved ? "" : saved);
  }

  /** Something is to be seen that Update has yet to save. */
  isUnsaved(saved: string): boolean {
    return this.shown(saved) !== saved;
  }

  async choose(file: File): Promise<void> {
    this.error = "";
    const refusal = await pictureRefusal(file).catch(() => "This file could not be read. Please choose it again.");
    runInAction(() => {
      if (refusal === undefined) this.cropping = { name: file.name, address: URL.createObjectURL(file) };
      else this.error = refusal;
    });
  }

  /** The square that was cut out, as a PNG. */
  crop(cut: Blob): void {
    if (this.cropping === null) return;
    const name = croppedName(this.cropping.name);
    const file = new File([cut], name, { type: "image/png" });
    this.drop(this.picked);
    this.picked = { name, file, address: URL.createObjectURL(file) };
    this.isRemoved = false;
    this.closeCrop();
  }

  closeCrop(): void {
    this.drop(this.cropping);
    this.cropping = null;
  }

  /** What looked like a picture cannot be drawn. */
  breakOff(): void {
    this.closeCrop();
    this.error = "This picture could not be opened. Please choose another one.";
  }

  remove(): void {
    this.drop(this.picked);
    this.picked = null;
    this.isRemoved = true;
    this.error = "";
  }

  /** The address to save: empty for none, the former one where nothing was changed. Rejects as the upload does. */
  async addressToSave(saved: string): Promise<string> {
    if (this.picked === null) return this.isRemoved ? "" : saved;
    const { file } = this.picked;
    if (this.sent?.file === file) return this.sent.url;
    this.progress = 0;
    try {
      const url = await this.upload.send(file, (share) => runInAction(() => (this.progress = share)));
      this.sent = { file, url };
      return url;
    } finally {
      runInAction(() => {
        this.progress = null;
      });
    }
  }

  /** It is saved: from now on the platform's is the photo. */
  settle(): void {
    this.drop(this.picked);
    this.picked = null;
    this.isRemoved = false;
  }

  start(): void {}

  dispose(): void {
    this.drop(this.cropping);
    this.drop(this.picked);
  }

  private drop(local: Local | null): void {
    if (local !== null) void this.later(CROP.unloadDelayMs).then(() => URL.revokeObjectURL(local.address));
  }
}
