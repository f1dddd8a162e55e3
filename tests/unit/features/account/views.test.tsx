import { expect, test } from "vitest";
import { accountFeature } from "#features/account/feature.ts";
import { AccountFrame } from "#features/account/views/AccountFrame.tsx";
import { PhotoField } from "#features/account/views/PhotoField.tsx";
import { ProfileView } from "#features/account/views/ProfileView.tsx";
import { renderToText } from "../../design/renderToText";

const entries = (accountFeature.slots ?? []).flatMap((entry) => (entry.slot === "account-nav" ? [entry] : []));
const linksTo = (href: string, path: string) =>
  renderToText(
    <AccountFrame entries={entries} path={path} onLogout={() => {}}>
      The page
    </AccountFrame>,
  ).split(`href="${href}"`).length - 1;

test("orders are one tap from every other page of the account, with the menu closed, too", () => {
  expect(["/account/profile", "/account/address"].map((path) => linksTo("/account/orders", path))).toEqual([2, 2]);
  expect(linksTo("/account/orders", "/account/orders")).toBe(1);
  expect(linksTo("/account/address", "/account/profile")).toBe(1);
});

test("reading 33: Remove is always there, and waits for a photo", () => {
  const remove = (src: string) =>
    /<button[^>]*aria-label="Remove photo"[^>]*>/.exec(
      renderToText(<PhotoField src={src} name="Asha" onChoose={() => {}} onRemove={() => {}} />),
    )?.[0];
  expect(remove("/asha.webp")).not.toContain("disabled");
  expect(remove("")).toContain("disabled");
});

test("a photo that is being uploaded shows its progress, beside the button that sent it", () => {
  const profile = { name: "Asha", email: "", mobile: "9876543210", gender: null, dpUrl: "" };
  const drawn = (uploaded: number | null) =>
    renderToText(<ProfileView profile={profile} saving uploaded={uploaded} onSave={() => {}} />);
  expect(drawn(0.4)).toMatch(/Update<\/button>.*role="progressbar"[^>]*aria-valuenow="0.4"/);
  expect(drawn(null)).not.toContain("progressbar");
});
