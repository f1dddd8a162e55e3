import { act } from "react";
import { expect, test, vi } from "vitest";
import { AddressForm } from "#commerce/address-form/AddressForm.tsx";
import type { FoundPlace } from "#commerce/address-form/AddressFormModel.ts";
import { mount, paste } from "../../design/mount";

test("the fields in the usual order of an address, each with its keyboard and its autofill", async () => {
  const { host, unmount } = await mount(<AddressForm onSave={vi.fn()} findPlace={async () => undefined} />);
  const controls = [...host.querySelectorAll<HTMLInputElement>("input:not([type=radio]), textarea")];
  const told = controls.map((control) => ["name", "inputmode", "autocomplete"].map((key) => control.getAttribute(key)));
  expect(told).toEqual([
    ["name", "text", "name"],
    ["mobile", "numeric", "tel-national"],
    ["pin", "numeric", "postal-code"],
    ["address", "text", "street-address"],
    ["landmark", "text", "off"],
    ["city", "text", "address-level2"],
    ["state", "text", "address-level1"],
    ["country", "text", "country-name"],
  ]);
  await unmount();
});

test("the e-mail is folded away behind a button, which leads into its field; one that is there is shown", async () => {
  const parts = { onSave: vi.fn(), findPlace: async () => undefined };
  const { get, host, unmount } = await mount(<AddressForm {...parts} />);
  const opener = [...host.querySelectorAll("button")].find(({ textContent }) => textContent === "Add an e-mail");
  await act(async () => opener?.click());
  expect(document.activeElement).toBe(get('[name="email"]'));
  expect(["inputmode", "autocomplete"].map((key) => get('[name="email"]').getAttribute(key))).toEqual([
    "email",
    "email",
  ]);
  await unmount();
  const edited = await mount(<AddressForm {...parts} initial={{ email: "asha@example.in" }} />);
  expect(edited.get<HTMLInputElement>('[name="email"]').value).toBe("asha@example.in");
  expect(document.activeElement).not.toBe(edited.get('[name="email"]'));
  await edited.unmount();
});

test("spec 5, Address form: a pasted mobile number and pincode are read as they were written", async () => {
  const { get, unmount } = await mount(<AddressForm onSave={vi.fn()} findPlace={async () => undefined} />);
  await paste(get('[name="mobile"]'), "+91 98222-00004");
  await paste(get('[name="pin"]'), "560 038");
  expect(get<HTMLInputElement>('[name="mobile"]').value).toBe("9822200004");
  expect(get<HTMLInputElement>('[name="pin"]').value).toBe("560038");
  await unmount();
});

test("Save during the look-up of a pincode waits for the city and the state that it fills in", async () => {
  const onSave = vi.fn();
  let answer: (place: FoundPlace | undefined) => void = () => {};
  const findPlace = () =>
    new Promise<FoundPlace | undefined>((resolve) => {
      answer = resolve;
    });
  const initial = { name: "Asha", mobile: "9876543210", address: "14, Temple Road" };
  const { get, host, unmount } = await mount(<AddressForm onSave={onSave} findPlace={findPlace} initial={initial} />);
  await paste(get('[name="pin"]'), "560011");
  await act(async () => get<HTMLFormElement>("form").requestSubmit());
  expect(host.textContent).not.toContain("City is required");
  expect(onSave).not.toHaveBeenCalled();
  await act(async () => answer({ city: "Bengaluru", state: "Karnataka", country: "India" }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ city: "Bengaluru", state: "Karnataka" }));
  await unmount();
});
