import { expect, it } from "vitest";
import type { Address, AddressBook } from "#contract/customers/addresses.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";

onBothEngines("The address book", () => {
  const change = (buyer: Buyer, what: "add" | "update" | "remove" | "default", body: object) =>
    shop.call<AddressBook>(buyer, "POST", `/api/addresses/${buyer.customerId}/${what}`, body);
  const add = (buyer: Buyer, name: string, rest: Partial<Address> = {}) =>
    change(buyer, "add", { address: { ...anAddress, ...rest, name } });
  const read = (buyer: Buyer) => ok(shop.call<AddressBook>(buyer, "GET", `/api/addresses/${buyer.customerId}`));
  const names = (book: AddressBook) => book.addressList.map((address) => address.name);

  async function withAddresses(...given: string[]) {
    const buyer = await shop.buyer();
    for (const name of given) await ok(add(buyer, name));
    return buyer;
  }

  it("is empty at first; the first address becomes the default", async () => {
    const buyer = await shop.buyer();
    expect(await read(buyer)).toEqual({ addressList: [], defaultAddressIndex: 0 });
    const book = { addressList: [{ ...anAddress, name: "A" }], defaultAddressIndex: 0 };
    expect(await ok(add(buyer, "A"))).toEqual(book);
    expect(await ok(add(buyer, "B"))).toMatchObject({ defaultAddressIndex: 0 });
    expect(names(await read(buyer))).toEqual(["A", "B"]);
  });

  it("changes one address and leaves the others", async () => {
    const buyer = await withAddresses("A", "B", "C");
    const address = { ...anAddress, name: "Beta", pin: "110001" };
    const book = await ok(change(buyer, "update", { addressIndex: 1, address }));
    expect(names(book)).toEqual(["A", "Beta", "C"]);
    expect(book.addressList[1]?.pin).toBe("110001");
  });

  it("keeps the same default address when one before it goes, and falls back to the first when it goes itself", async () => {
    const buyer = await withAddresses("A", "B", "C");
    expect((await ok(change(buyer, "default", { addressIndex: 2 }))).defaultAddressIndex).toBe(2);
    const without = await ok(change(buyer, "remove", { addressIndex: 0 }));
    expect(without.addressList[without.defaultAddressIndex]?.name).toBe("C");
    const fallen = await ok(change(buyer, "remove", { addressIndex: 1 }));
    expect(fallen).toMatchObject({ addressList: [{ name: "B" }], defaultAddressIndex: 0 });
    const empty = { addressList: [], defaultAddressIndex: 0 };
    expect(await ok(change(buyer, "remove", { addressIndex: 0 }))).toEqual(empty);
  });

  it("finds no address that is not in its list", async () => {
    const buyer = await withAddresses("A");
    for (const addressIndex of [1, -1, 500]) {
      expect((await change(buyer, "update", { addressIndex, address: anAddress })).status).toBe(404);
      expect((await change(buyer, "remove", { addressIndex })).status).toBe(404);
      expect((await change(buyer, "default", { addressIndex })).status).toBe(404);
    }
    expect(names(await read(buyer))).toEqual(["A"]);
  });

  it("accepts only what the form accepts (spec 5, Address form)", async () => {
    const buyer = await shop.buyer();
    const refusal = { status: 400, body: { message: "Please enter a valid Pincode" } };
    expect(await add(buyer, "A", { pin: "12" })).toMatchObject(refusal);
    expect((await change(buyer, "add", { address: { ...anAddress, addressType: "Moon" } })).status).toBe(400);
    expect((await change(buyer, "add", {})).status).toBe(400);
    const tidy = await ok(add(buyer, "  Asha\u0007Rao \ud800 ", { landmark: undefined, email: "" }));
    expect(tidy.addressList[0]).toMatchObject({ name: "Asha Rao", landmark: "", email: "" });
  });

  it("removes invisible signs, except those that words of Indian languages need", async () => {
    const buyer = await shop.buyer();
    const [joined, hidden] = ["क्\u200dष श्री\u200cमान", "\u202e\u2066\u2069\u202c\u200b\ufeff"];
    const rest = { landmark: `${hidden}Near the ${hidden}gate`, address: `4th\nCross${hidden}` };
    const tidy = await ok(add(buyer, `${joined}${hidden}`, rest));
    expect(tidy.addressList[0]).toMatchObject({ name: joined, landmark: "Near the gate", address: "4th Cross" });
  });

  it("loses nothing when addresses come at once, and holds 50", async () => {
    const buyer = await shop.buyer();
    const answers = await Promise.all(Array.from({ length: 55 }, (_, index) => add(buyer, `Home ${index}`)));
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.map((answer) => answer.body.code)).toEqual(Array(5).fill("ADDRESS_BOOK_FULL"));
    expect(new Set(names(await read(buyer))).size).toBe(50);
  });

  it("is its customer's alone", async () => {
    const owner = await withAddresses("A");
    const other = await shop.buyer();
    const posing = { ...other, customerId: owner.customerId };
    expect((await shop.call(posing, "GET", `/api/addresses/${owner.customerId}`)).status).toBe(404);
    expect((await add(posing, "B")).status).toBe(404);
    expect((await change(posing, "remove", { addressIndex: 0 })).status).toBe(404);
    expect(names(await read(owner))).toEqual(["A"]);
  });
});
