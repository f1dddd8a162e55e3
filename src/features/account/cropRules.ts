/** Spec 9, Image cropper. Settings for which react-cropper has no option are implemented around it (reading 24). */
export const CROP = {
  aspectRatio: 1,
  /** The side of a handle, in px. */
  minHandlePx: 20,
  /** How much of the picture the square covers at first. */
  defaultShare: 0.8,
  wheelZoomStep: 0.1,
  /** How long the picture moves after a press on a button; the timeout ends the movement in any case. */
  transitionMs: 350,
  transitionTimeoutMs: 500,
  /** How far a pointer must move before a drag begins. */
  dragActivationPx: 30,
  /** How long the picture of a closed dialog stays in memory while the dialog fades out. */
  unloadDelayMs: 500,
} as const;

/** The longest side of the uploaded photo, in px. Not specified; the platform reduces pictures to 1024. */
export const PHOTO_SIDE_PX = 800;

/** `holiday.jpg` → `holiday.png` (spec 2.11, Profile). */
export function croppedName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, "") || "picture"}.png`;
}
