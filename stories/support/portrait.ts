/** A small picture as a data address, so that stories need no server. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#cfe3d8"/><circle cx="320" cy="190" r="90" fill="#8a5a3c"/><path d="M140 480c20-130 90-190 180-190s160 60 180 190z" fill="#2f6f8f"/></svg>',
)}`;
