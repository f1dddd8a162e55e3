import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import { useIsPhone } from "#design/theme/useIsPhone.ts";
import type { AccountPlace } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { useBinding } from "#kernel/react/useBinding.ts";
import { useService } from "#kernel/react/useService.ts";
import { Logout } from "../Logout";
import { AccountFrame } from "../views/AccountFrame";
import * as words from "../words.en";

const page = (load: () => Promise<{ Page: ComponentType }>) => lazyPart(async () => ({ default: (await load()).Page }));
const ProfilePage = page(() => import("./ProfilePage"));
const HubPage = page(() => import("./HubPage"));
const AddressPage = page(() => import("./AddressPage"));
const OrdersPage = page(() => import("./OrdersPage"));

export { bindAccount as bind } from "../bindAccount";

type Brought = NonNullable<AccountPlace["load"]>;

const broughtPages = new WeakMap<Brought, ComponentType>();

/**
 * The page of another manifest's entry. It is created once: React may render an area several times before it shows it, and
 * keeps no state between these, so a page created in each rendering would never be ready.
 */
function broughtPage(load: Brought): ComponentType {
  const known = broughtPages.get(load);
  if (known !== undefined) return known;
  const made = page(async () => {
    const { Page, bind } = await load();
    return { Page: bind === undefined ? Page : boundBy(bind, Page) };
  });
  broughtPages.set(load, made);
  return made;
}

function boundBy(bind: (container: Container) => void, Page: ComponentType): ComponentType {
  return function Bound() {
    useBinding(bind);
    return <Page />;
  };
}

/** The key of the first location of a tab: the shopper typed the address, or followed a link from elsewhere. */
const TYPED = "default";

/**
 * Spec 2.11: a side menu and its pages; the area's root shows the profile. On a phone, where the menu is hidden, a shopper
 * who tapped a link of the shop sees a list of all pages instead (ADR 60).
 */
export const Page = observer(function AccountPage() {
  const entries = useService(SlotRegistry).data("account-nav");
  const logout = useService(Logout);
  const { pathname, key } = useLocation();
  const isHub = useIsPhone() && key !== TYPED;
  return (
    <AccountFrame entries={entries} path={pathname} onLogout={() => void logout.run()}>
      <Late fallback={<PageSpinner />}>
        <Routes>
          <Route index element={isHub ? <HubPage /> : <Navigate to="profile" replace />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="address" element={<AddressPage />} />
          <Route path="orders" element={<OrdersPage />} />
          {entries.flatMap(({ path, load }) => {
            if (load === undefined) return [];
            const Brought = broughtPage(load);
            return [<Route key={path} path={path.replace("/account/", "")} element={<Brought />} />];
          })}
          <Route path="*" element={<EmptyState drawing="search" title={words.notFound} headingLevel={1} />} />
        </Routes>
      </Late>
    </AccountFrame>
  );
});
