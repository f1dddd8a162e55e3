import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { BrandingStore, languageLinks } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { useService } from "#kernel/react/useService.ts";
import { rememberLanguage } from "#kernel/store-identity/rememberLanguage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { Logout } from "../Logout";
import { OrderList } from "../OrderList";
import { AccountHub } from "../views/AccountHub";
import { LatestOrder } from "../views/LatestOrder";

/** /account on a phone, for a shopper who tapped a link of the shop. */
export const Page = observer(function HubPage() {
  const { organization } = useService(BrandingStore);
  const identity = useService(StoreIdentity);
  const languages = languageLinks(organization, identity, useLocation().pathname);
  const session = useService(SessionStore);
  const { orders, query } = useService(OrderList);
  const logout = useService(Logout);
  return (
    <AccountHub
      name={session.name}
      mobile={session.mobile}
      entries={useService(SlotRegistry).data("account-nav")}
      order={<LatestOrder order={orders[0]} pending={query.isPending} failed={query.error !== null} />}
      languages={languages}
      onLanguage={(code) => rememberLanguage(code, identity)}
      dark={session.isDarkMode}
      onToggleDark={() => session.toggleDarkMode()}
      onLogout={() => void logout.run()}
    />
  );
});
