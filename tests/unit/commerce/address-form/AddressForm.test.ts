import { expect, test, vi } from "vitest";
import { AddressFormModel, type FindPlace, type FoundPlace } from "#commerce/address-form/AddressFormModel.ts";

const FULL = {
  name: "Asha",
  mobile: "9876543210",
  pin: "560011",
  address: "14, Temple Road",
  city: "Bengaluru",
  state: "Karnataka",
  country: "India",
};
const BENGALURU = { city: "Bengaluru", state: "Karnataka", country: "India" };

function form(initial: object = {}, findPlace: FindPlace = async () => undefined) {
  const onSubmit = vi.fn();
  return { model: new AddressFormModel({ initial, onSubmit, findPlace }), onSubmit };
}

/** An answer that the test gives. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

type Name = Parameters<AddressFormModel["form"]["field"]>[0];
async function errorOf(name: Name, initial: object): Promise<string | undefined> {
  const { model } = form({ ...FULL, ...initial });
  await model.form.submit();
  return model.form.field(name).error;
}

test.each([
  ["name", "Name is required"],
  ["mobile", "Mobile No is required"],
  ["address", "Address is required"],
  ["pin", "Pincode is required"],
  ["city", "City is required"],
  ["state", "State is required"],
  ["country", "Country is required"],
  ["addressType", "Address Type is required"],
] as const)("spec 5, Address form: %s is required", async (name, message) => {
  expect(await errorOf(name, { [name]: "" })).toBe(message);
  if (name !== "addressType") expect(await errorOf(name, { [name]: "   " })).toBe(message);
});

test.each([
  ["mobile", "98765", "Please enter a valid Mobile No"],
  ["mobile", "98765432101", "Please enter a valid Mobile No"],
  ["pin", "5600", "Please enter a valid Pincode"],
  ["email", "asha@", "Please enter a valid Email"],
] as const)("spec 5, Address form: %s '%s' is refused", async (name, value, message) => {
  expect(await errorOf(name, { [name]: value })).toBe(message);
});

test.each([
  ["name", 60, "Name exceeds maximum length"],
  ["address", 200, "Address exceeds maximum length"],
  ["landmark", 80, "Landmark exceeds maximum length"],
  ["city", 80, "City exceeds maximum length"],
] as const)("reading 29: %s may have %i characters and no more", async (name, length, message) => {
  expect(await errorOf(name, { [name]: "a".repeat(length) })).toBeUndefined();
  expect(await errorOf(name, { [name]: "a".repeat(length + 1) })).toBe(message);
});

test("reading 29: an email may have 254 characters and no more", async () => {
  const tooLong = `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(4)}example`;
  expect(await errorOf("email", { email: tooLong })).toBe("Email exceeds maximum length");
});

test("spec 5, Address form: email and landmark are optional, and the type is Home unless chosen", async () => {
  const { model, onSubmit } = form(FULL);
  await model.form.submit();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ ...FULL, email: "", landmark: "", addressType: "Home" }),
  );
});

test("spec 5, Address form: a six-digit pin fills city, state and country", async () => {
  const { model } = form({}, async () => BENGALURU);
  await model.setPin("56001");
  expect(model.form.values().city).toBe("");
  await model.setPin("560011");
  expect(model.form.values()).toMatchObject(BENGALURU);
  expect(model.hint).toBe("");
});

test("a failed look-up overwrites nothing and says nothing but a hint", async () => {
  const { model } = form({ city: "Mysuru" }, async () => {
    throw new Error("no answer");
  });
  await model.setPin("560011");
  expect(model.form.values().city).toBe("Mysuru");
  expect(model.form.field("city").error).toBeUndefined();
  expect(model.hint).toBe("We could not look up this pincode. Please fill in city, state and country.");
});

test("what is typed while the look-up runs stays", async () => {
  const answer = later<FoundPlace>();
  const { model } = form({}, () => answer.promise);
  const looking = model.setPin("560011");
  model.form.field("city").onChange("Bangalore");
  answer.resolve(BENGALURU);
  await looking;
  expect(model.form.values()).toMatchObject({ city: "Bangalore", state: "Karnataka", country: "India" });
});

test("the answer to a former pin is ignored", async () => {
  const first = later<FoundPlace>();
  const { model } = form({}, (pin) => (pin === "110001" ? first.promise : Promise.resolve(BENGALURU)));
  const looking = model.setPin("110001");
  await model.setPin("560011");
  first.resolve({ city: "Delhi", state: "Delhi", country: "India" });
  await looking;
  expect(model.form.values().city).toBe("Bengaluru");
});
