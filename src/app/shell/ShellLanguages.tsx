import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { LanguageLinks } from "#design/language/LanguageLinks.tsx";
import { BrandingStore, languageLinks } from "#domain/branding/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { rememberLanguage } from "#kernel/store-identity/rememberLanguage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import * as words from "./words.en";

/** The page that is open, in each of the store's languages. */
export const ShellLanguages = observer(function ShellLanguages() {
  const { organization } = useService(BrandingStore);
  const identity = useService(StoreIdentity);
  const { pathname, search } = useLocation();
  const links = languageLinks(organization, identity, pathname + search);
  if (links.length === 0) return null;
  return (
    <LanguageLinks label={words.language} languages={links} onChoose={(code) => rememberLanguage(code, identity)} />
  );
});
