import { observer } from "mobx-react-lite";
import { useHref, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { BrandingStore } from "#domain/branding/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { LanguageAction } from "./LanguageAction";
import { useSearchPopup } from "./useSearchPopup";
import { StoreTopBar } from "./views/StoreTopBar";

export const ShellHeader = observer(function ShellHeader() {
  const branding = useService(BrandingStore);
  const session = useService(SessionStore);
  const cart = useService(CartStore);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const searchAddress = useHref("/search");
  const { popup, remember } = useSearchPopup();
  return (
    <StoreTopBar
      name={branding.name}
      logo={branding.logoPath}
      query={pathname === "/search" ? (params.get("query") ?? "") : ""}
      searchAddress={searchAddress}
      cart={cart}
      isLoggedIn={session.isLoggedIn}
      language={__LANGUAGES__.length > 1 && (branding.organization.languages?.length ?? 0) > 1 && <LanguageAction />}
      dark={session.isDarkMode}
      popup={popup}
      onSearch={(query) => {
        remember(query);
        void navigate(`/search?${new URLSearchParams({ query })}`);
      }}
      onToggleDark={() => session.toggleDarkMode()}
    />
  );
});
