/** Screens that shops hang up or have at a till, in CSS px; the last one is 1080 × 1920 with a scale factor of 2. */
export const KIOSK_SCREENS = [
  [1080, 1920],
  [768, 1024],
  [1920, 1080],
  [1366, 768],
  [1024, 600],
  [540, 960],
] as const;
