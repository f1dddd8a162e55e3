import { createHash } from "node:crypto";

/** The name, under `pictures/`, of a picture that was fetched from an address: the same for every fetch of it. */
export function fetchedName(url: string): string {
  const mark = createHash("sha256").update(url).digest("hex").slice(0, 10);
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const last =
    decodeSoftly(path.split("/").at(-1) ?? "")
      .replace(/[^\w.-]+/g, "-")
      .slice(-60) || "picture";
  return `fetched/${mark}-${last}`;
}

function decodeSoftly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
