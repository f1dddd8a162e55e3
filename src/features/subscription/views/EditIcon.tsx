import { lineArt } from "#design/glyph/lineArt.ts";

/** A pencil icon, for use inside a labelled button. */
export function EditIcon() {
  return (
    <svg {...lineArt} aria-hidden="true">
      <path d="m12 5 3 3M4 16l.7-3.4 8.6-8.6a1.6 1.6 0 0 1 2.3 0l.4.4a1.6 1.6 0 0 1 0 2.3l-8.6 8.6L4 16Z" />
    </svg>
  );
}
