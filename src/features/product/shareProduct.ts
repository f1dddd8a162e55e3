import type { Notices } from "../../kernel/notices/Notices";

/** By the device's own sheet where it has one, else by copying the address. */
export async function shareProduct(title: string, notices: Notices): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    // Whoever closes the sheet has changed their mind; that is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notices.show("success", "Link copied");
  } catch {
    notices.show("error", "The link could not be copied. It is in the address bar.");
  }
}
