import { lineArt } from "#design/glyph/lineArt.ts";

/** The icons that only the account area needs; `Glyph` has those of the first screen. */
const PATHS = {
  profile: "M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c.4-3.2 2.7-5 6-5s5.6 1.8 6 5",
  wallet:
    "M3.5 6.5v9a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V8A1.5 1.5 0 0 0 15 6.5H3.5Zm0 0A2.5 2.5 0 0 1 6 4h8v2.5M13 11.8h.1",
  address: "M10 17.5s-5.5-5-5.5-9.3a5.5 5.5 0 0 1 11 0c0 4.3-5.5 9.3-5.5 9.3ZM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  orders: "M4.5 7h11l1 10h-13l1-10ZM7 9V6a3 3 0 0 1 6 0v3",
  subscription: "M3.5 5.5h13V16a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V5.5Zm0 3.5h13M7 3.5V6m6-2.5V6m-5.8 7 2 2 3.6-4",
  logout: "M12 4H5.5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1H12M9 10h8m-3-3 3 3-3 3",
  zoomIn: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4M9 6.8v4.4M6.8 9h4.4",
  zoomOut: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4M6.8 9h4.4",
  left: "M16.5 10h-13m0 0L9 4.5M3.5 10 9 15.5",
  right: "M3.5 10h13m0 0L11 4.5m5.5 5.5L11 15.5",
  up: "M10 16.5v-13m0 0L4.5 9M10 3.5 15.5 9",
  down: "M10 3.5v13m0 0L4.5 11m5.5 5.5 5.5-5.5",
  turn: "M15.5 4v4h-4M15.2 8A6 6 0 1 0 16 11",
} as const;

export type AccountIconName = keyof typeof PATHS | { path: string };

/** A decoration beside text or inside a labelled control, so hidden from screen readers. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return (
    <svg {...lineArt} data-mirrored={name === "logout" ? "" : undefined} aria-hidden="true">
      <path d={typeof name === "string" ? PATHS[name] : name.path} />
    </svg>
  );
}
