import { expect, it, vi } from "vitest";
import { createForm } from "#design/forms/createForm.ts";
import { MobileForm } from "#features/login/mobile.form.ts";

it.each([
  ["", "Phone number is required"],
  ["98765", "Phone number must be 10 digits"],
  ["98765432101", "Phone number must be 10 digits"],
  ["98765abcde", "Phone number must be 10 digits"],
])("spec 5, Mobile (login): '%s' is refused with '%s'", async (mobile, message) => {
  const onSubmit = vi.fn();
  const form = createForm(MobileForm, { initial: { mobile }, labels: { mobile: "Mobile Number" }, onSubmit });
  await form.submit();
  expect(form.field("mobile").error).toBe(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("spec 5, Mobile (login): ten digits are sent", async () => {
  const onSubmit = vi.fn();
  const initial = { mobile: "9876543210" };
  await createForm(MobileForm, { initial, labels: { mobile: "Mobile Number" }, onSubmit }).submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(initial);
});
