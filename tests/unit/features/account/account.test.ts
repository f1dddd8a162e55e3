import { expect, test } from "vitest";
import type { Customer } from "#contract/customers/customers.ts";
import { pageWindow } from "#design/pagination/pageWindow.ts";
import { customerQuery } from "#domain/session/index.ts";
import { accountFeature } from "#features/account/feature.ts";
import { Logout } from "#features/account/Logout.ts";
import { ProfilePhoto } from "#features/account/ProfilePhoto.ts";
import { ProfileStore } from "#features/account/ProfileStore.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { type Asked, FakeApi, FakeNavigation, FakeNotices } from "../../domain/support/fakes";

const ASHA: Customer = {
  id: "c-1",
  name: "Asha",
  email: "",
  mobile: "9876543210",
  gender: null,
  dpUrl: "/media/asha.png",
  shoppingProfileIdentity: { walletId: "w-1", cartId: "cart-1" },
};

async function profile(answer: (asked: Asked) => unknown) {
  const api = new FakeApi(answer);
  const queries = new CoreQueryCache();
  queries.set(customerQuery(api, "c-1").key, ASHA);
  const notices = new FakeNotices();
  const photo = new ProfilePhoto({ send: async () => "" }, { sleep: async () => {} });
  const session = { customerId: "c-1", loadProfile: async () => true };
  const store = new ProfileStore({ api, queries, session: session as never, notices, photo });
  await store.save({ name: "Asha Rao", email: "asha@example.com", gender: "FEMALE" });
  return { api, notices, store };
}

test("spec 8, Profile: 'Profile updated successfully', with the number and the photo as they were", async () => {
  const { api, notices } = await profile(() => ({ ...ASHA, name: "Asha Rao" }));
  expect(notices.messages).toEqual(["Profile updated successfully"]);
  expect(api.asked[0]?.body).toEqual({
    name: "Asha Rao",
    email: "asha@example.com",
    gender: "FEMALE",
    mobile: "9876543210",
    dpUrl: "/media/asha.png",
  });
});

test("spec 8, Profile: 'Failed to update profile'", async () => {
  const { notices, store } = await profile(() => {
    throw new HttpError(500, "INTERNAL", "boom");
  });
  expect([notices.messages, store.saving.isRunning]).toEqual([["Failed to update profile"], false]);
  // Another try takes it back.
  void store.save({ name: "Asha Rao", email: "asha@example.com", gender: "FEMALE" });
  expect(notices.withdrawn).toEqual(["Failed to update profile"]);
});

test("spec 2.11: logout clears the session, goes to / and reloads", async () => {
  const steps: string[] = [];
  const navigation = new FakeNavigation();
  const session = { logOut: async () => void steps.push(`session at ${navigation.path}`) };
  const checkout = { forget: () => void steps.push("checkout") };
  navigation.path = "/account/orders";
  await new Logout(session, checkout, navigation, () => steps.push("reload")).run();
  expect(steps).toEqual(["checkout", "session at /", "reload"]);
});

test("spec 2.11: the menu's entries, in the specification's order", () => {
  const entries = (accountFeature.slots ?? []).toSorted((a, b) => a.order - b.order);
  expect(entries.map((entry) => entry.slot === "account-nav" && [entry.label, entry.path])).toEqual([
    ["Profile", "/account/profile"],
    ["Address", "/account/address"],
    ["Orders", "/account/orders"],
  ]);
});

test.each([
  [1, 9, 5, [1, 2, 3, 4, 5]],
  [5, 9, 5, [3, 4, 5, 6, 7]],
  [9, 9, 5, [5, 6, 7, 8, 9]],
  [2, 3, 5, [1, 2, 3]],
  [5, 9, 3, [4, 5, 6]],
  [1, 0, 5, []],
])("spec 9: page %i of %i shows at most %i buttons", (page, total, most, pages) => {
  expect(pageWindow(page, total, most)).toEqual(pages);
});

test("spec 9: the three buttons of narrow screens are among the five of wide ones", () => {
  for (let page = 1; page <= 12; page += 1) {
    expect(pageWindow(page, 12, 5)).toEqual(expect.arrayContaining(pageWindow(page, 12, 3)));
  }
});
