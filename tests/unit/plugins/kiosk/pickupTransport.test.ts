import { describe, expect, it } from "vitest";
import type { AddressBook } from "#contract/customers/addresses.ts";
import type { TransportRequest } from "#kernel/http/HttpTransport.ts";
import { withPickup } from "#plugins/kiosk/visit/pickupTransport.ts";

const PLACE = { address: "Counter 1", city: "Pune", state: "Maharashtra", country: "India", pin: "411001" };
const HOME = { ...PLACE, address: "12, 4th Cross", name: "Asha", mobile: "9876543210", addressType: "Home" as const };

describe("the shop's counter as an address", () => {
  const sent: TransportRequest[] = [];
  const book: AddressBook = { addressList: [HOME], defaultAddressIndex: 0 };
  const transport = (place: typeof PLACE | undefined) =>
    withPickup(
      {
        send: async (request) => {
          sent.push(request);
          return { status: 200, headers: {}, body: book };
        },
      },
      { place: () => place, recipient: () => ({ name: "Ravi", mobile: "9876500000" }) },
    );
  const get = { method: "GET", url: "/api/addresses/c1?orgId=o", headers: {} };
  const change = (verb: string, addressIndex: number) => ({
    method: "POST",
    url: `/api/addresses/c1/${verb}`,
    headers: {},
    body: { addressIndex },
  });

  it("comes after the shopper's own addresses, under the shopper's name and number", async () => {
    const { body } = await transport(PLACE).send(get);
    expect(body).toEqual({
      addressList: [HOME, { ...PLACE, name: "Ravi", mobile: "9876500000", addressType: "Other" }],
      defaultAddressIndex: 0,
    });
    expect(book.addressList).toHaveLength(1);
  });

  it("cannot be changed, and the shopper's own addresses can", async () => {
    const pickup = transport(PLACE);
    await pickup.send(get);
    sent.length = 0;
    expect(await pickup.send(change("update", 1))).toMatchObject({ status: 409, body: { code: "PICKUP_PLACE" } });
    expect(sent).toEqual([]);
    expect(await pickup.send(change("remove", 0))).toMatchObject({ status: 200 });
  });

  it("is not offered when nothing can be picked up", async () => {
    expect((await transport(undefined).send(get)).body).toEqual(book);
  });
});
