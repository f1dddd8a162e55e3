import type { Notices } from "#kernel/notices/Notices.ts";
import * as words from "./words.en";

/** Opens the device's share sheet if there is one; otherwise copies the address. */
export async function shareProduct(title: string, notices: Notices): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    // A rejection means that the shopper closed the sheet, which is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notices.show("success", words.linkCopied);
  } catch {
    notices.show("error", words.linkNotCopied);
  }
}
