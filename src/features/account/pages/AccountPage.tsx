import { observer } from "mobx-react-lite";
import { type ComponentType, Suspense, useContext, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { SlotRegistry } from "../../../kernel/plugin/SlotRegistry";
import { ContainerContext } from "../../../kernel/react/ContainerContext";
import { useService } from "../../../kernel/react/useService";
import { lazyPart } from "../../../ui/lazy/lazyPart";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import { PageSpinner } from "../../../ui/page-state/PageSpinner";
import { Logout } from "../Logout";
import { AccountFrame } from "../views/AccountFrame";

const page = (load: () => Promise<{ Page: ComponentType }>) => lazyPart(async () => ({ default: (await load()).Page }));
const ProfilePage = page(() => import("./ProfilePage"));
const AddressPage = page(() => import("./AddressPage"));
const OrdersPage = page(() => import("./OrdersPage"));

export { bindAccount as bind } from "../bindAccount";

/** Spec 2.11: a side menu and its pages; the area's root shows the profile. */
export const Page = observer(function AccountPage() {
  const entries = useService(SlotRegistry).data("account-nav");
  const logout = useService(Logout);
  const { pathname } = useLocation();
  const container = useContext(ContainerContext);
  const [broughtPages] = useState(() =>
    entries.flatMap(({ path, load }) => {
      if (load === undefined) return [];
      const Brought = page(async () => {
        const { Page, bind } = await load();
        if (container !== null) bind?.(container);
        return { Page };
      });
      return [{ path: path.replace("/account/", ""), element: <Brought /> }];
    }),
  );
  return (
    <AccountFrame entries={entries} path={pathname} onLogout={() => void logout.run()}>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          <Route index element={<Navigate to="profile" replace />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="address" element={<AddressPage />} />
          <Route path="orders" element={<OrdersPage />} />
          {broughtPages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<EmptyState drawing="search" title="Not Found" headingLevel={1} />} />
        </Routes>
      </Suspense>
    </AccountFrame>
  );
});
