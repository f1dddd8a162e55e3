/** Spec 9, Image cropper. Those that react-cropper has no option for are built around it (reading 24). */
export const CROP = {
  aspectRatio: 1,
  /** A handle's side, in px. */
  minHandlePx: 20,
  /** How much of the picture the square takes at first. */
  defaultShare: 0.8,
  wheelZoomStep: 0.1,
  /** The picture glides to where a button sends it; at the latest after the timeout it stands there. */
  transitionMs: 350,
  transitionTimeoutMs: 500,
  /** So far a pointer goes before it drags. */
  dragActivationPx: 30,
  /** So long a closed dialog's picture stays in memory: the dialog is still fading. */
  unloadDelayMs: 500,
} as const;

/** Of our own: the longest side of what is sent, in px; what the platform would make of it anyway is 1024. */
export const PHOTO_SIDE_PX = 800;

/** `holiday.jpg` → `holiday.png` (spec 2.11, Profile). */
export function croppedName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, "") || "picture"}.png`;
}
