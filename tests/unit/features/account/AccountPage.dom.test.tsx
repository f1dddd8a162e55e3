import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { Logout } from "#features/account/Logout.ts";
import { Page } from "#features/account/pages/AccountPage.tsx";
import type { Container } from "#kernel/container/Container.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { mount } from "../../design/mount";

const Points = () => <h1>Points</h1>;

test("a page that a manifest brings is loaded once, however often the account area is drawn", async () => {
  let loads = 0;
  const bound: unknown[] = [];
  const entry = {
    slot: "account-nav",
    order: 10,
    path: "/account/points",
    label: "Points",
    icon: "wallet",
    load: async () => {
      loads += 1;
      return { Page: Points, bind: (container: Container) => bound.push(container) };
    },
  };
  const registry = new SlotRegistry([entry as never]);
  const services = new Map<unknown, unknown>([
    [SlotRegistry, registry],
    [Logout, {}],
  ]);
  const open = async () => {
    const container = { get: (token: unknown) => services.get(token) } as Container;
    const area = await mount(
      <ContainerContext value={container}>
        <MemoryRouter initialEntries={["/account/points"]}>
          <Routes>
            <Route path="/account/*" element={<Page />} />
          </Routes>
        </MemoryRouter>
      </ContainerContext>,
    );
    expect(area.get("h1").textContent).toBe("Points");
    expect(bound.at(-1)).toBe(container);
    await area.unmount();
  };
  await open();
  await open();
  expect(loads).toBe(1);
});
