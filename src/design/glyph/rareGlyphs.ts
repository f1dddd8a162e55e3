/** Icons for `Glyph` that neither home nor a listing has. Only the screens that show them load them. */
export const phone =
  "M5.5 3h2.2l1.3 3.7-1.7 1.4a10 10 0 0 0 4.6 4.6l1.4-1.7 3.7 1.3v2.2a1.5 1.5 0 0 1-1.5 1.5C9 16 4 11 4 4.5A1.5 1.5 0 0 1 5.5 3Z";
export const bin = "M3.5 5.5h13M8 5V3.5h4V5m3 .5-.8 11H5.8L5 5.5M8.3 8.5v5m3.4-5v5";
export const shield = "m10 3 6 2v4.5c0 3.7-2.5 6.2-6 7.5-3.5-1.3-6-3.8-6-7.5V5l6-2Zm-2.8 7 2 2 3.6-4";
export const truck =
  "M2.5 5h9v8.5h-9zM11.5 8h3.3l2.7 3v2.5h-6M6 15.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Zm8 0a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z";
export const zoom = "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4M9 6.8v4.4M6.8 9h4.4";
