import { makeAutoObservable, runInAction } from "mobx";
import type { Clock } from "#kernel/clock/Clock.ts";
import { CROP, croppedName } from "./cropRules";
import type { PhotoUpload } from "./PhotoUpload";
import { pictureRefusal } from "./pictureRules";
import * as words from "./words.en";

/** A picture in this browser's memory. */
interface Local {
  name: string;
  /** The `blob:…` address. */
  address: string;
}

/**
 * The shopper's changes to their photo (spec 2.11, Profile; spec 4, Profile photo). A chosen file is cropped first. Neither a
 * new photo nor Remove is saved before Update (reading 24).
 */
export class ProfilePhoto {
  /** The picture in the crop dialog; null while the dialog is closed. */
  cropping: Local | null = null;
  /** The cropped photo that is not saved yet. */
  picked: (Local & { file: File }) | null = null;
  isRemoved = false;
  /** From 0 to 1 during the upload. */
  progress: number | null = null;
  /** Why a file was refused. */
  error = "";
  /** The last upload: a second Update does not send the same file again. */
  #sent: { file: File; url: string } | undefined;
  readonly #upload: Pick<PhotoUpload, "send">;
  readonly #clock: Pick<Clock, "sleep">;

  constructor(upload: Pick<PhotoUpload, "send">, clock: Pick<Clock, "sleep">) {
    this.#upload = upload;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** The photo to show; empty for the default image. */
  shown(saved: string): string {
    return this.picked?.address ?? (this.isRemoved ? "" : saved);
  }

  /** True when the photo on screen is not saved yet. */
  isUnsaved(saved: string): boolean {
    return this.shown(saved) !== saved;
  }

  async choose(file: File): Promise<void> {
    this.error = "";
    const refusal = await pictureRefusal(file).catch(() => words.fileNotRead);
    runInAction(() => {
      if (refusal === undefined) this.cropping = { name: file.name, address: URL.createObjectURL(file) };
      else this.error = refusal;
    });
  }

  /** Takes the cropped square as a PNG. */
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

  /** Called when a file that looked like a picture cannot be drawn. */
  breakOff(): void {
    this.closeCrop();
    this.error = words.pictureNotOpened;
  }

  remove(): void {
    this.drop(this.picked);
    this.picked = null;
    this.isRemoved = true;
    this.error = "";
  }

  /**
   * The address to save: empty for no photo, the former address when nothing was changed. Rejects when the upload fails.
   */
  async addressToSave(saved: string): Promise<string> {
    if (this.picked === null) return this.isRemoved ? "" : saved;
    const { file } = this.picked;
    if (this.#sent?.file === file) return this.#sent.url;
    this.progress = 0;
    try {
      const url = await this.#upload.send(file, (share) => runInAction(() => (this.progress = share)));
      this.#sent = { file, url };
      return url;
    } finally {
      runInAction(() => {
        this.progress = null;
      });
    }
  }

  /** Called when the profile is saved. From then on the platform's photo is shown. */
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
    if (local !== null) void this.#clock.sleep(CROP.unloadDelayMs).then(() => URL.revokeObjectURL(local.address));
  }
}
