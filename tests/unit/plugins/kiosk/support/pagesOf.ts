import type { LanguageCode } from "#contract/languages.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { LanguagePages } from "#plugins/kiosk/language/LanguagePages.ts";

interface Given {
  storage?: MemoryStorage;
  canOpen?: (address: string) => Promise<boolean>;
  open?: (address: string) => void;
}

/** The kiosk's pages of a store with these languages, its first one first. */
export function pagesOf(codes: readonly LanguageCode[], given: Given = {}): LanguagePages {
  const { storage = new MemoryStorage(), canOpen = async () => false, open = () => {} } = given;
  return new LanguagePages({
    links: () => codes.map((code, at) => ({ code, href: `/fresh-basket${at === 0 ? "" : `/${code}`}/kiosk` })),
    storage: tabStorageIn(storage),
    canOpen,
    open,
  });
}
