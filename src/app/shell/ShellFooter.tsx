import { observer } from "mobx-react-lite";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, visibleCategories } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import { useService } from "#kernel/react/useService.ts";
import { ShellLanguages } from "./ShellLanguages";
import { StoreFooter } from "./views/StoreFooter";

/** Spec 9: the footer links to four categories at most. */
const FOOTER_CATEGORIES = 4;

export const ShellFooter = observer(function ShellFooter() {
  const { name, contacts } = useService(BrandingStore);
  const session = useService(SessionStore);
  const catalogue = useService(Catalogue);
  const { builder } = useService(AppConfig);
  const categories = visibleCategories(catalogue.categories.data ?? []).slice(0, FOOTER_CATEGORIES);
  return (
    <StoreFooter
      name={name}
      contacts={contacts}
      builder={builder}
      categories={categories}
      languages={<ShellLanguages />}
      dark={session.isDarkMode}
      onToggleDark={() => session.toggleDarkMode()}
    />
  );
});
