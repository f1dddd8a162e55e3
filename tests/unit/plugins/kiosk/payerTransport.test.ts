import { expect, it } from "vitest";
import type { TransportRequest } from "#kernel/http/HttpTransport.ts";
import { withPayer } from "#plugins/kiosk/visit/payerTransport.ts";

const sent = async (body: TransportRequest["body"]) => {
  const calls: TransportRequest[] = [];
  const plain = {
    send: async (request: TransportRequest) => {
      calls.push(request);
      return { status: 200, headers: {}, body: {} };
    },
  };
  await withPayer(plain, () => "8000000000").send({ method: "POST", url: "/api/payments", headers: {}, body });
  return calls[0]?.body;
};

it("the payment of a guest without a number is started with the shop's number, and every other one with the payer's", async () => {
  expect(await sent({ userMobile: "", amount: 25 })).toEqual({ userMobile: "8000000000", amount: 25 });
  expect(await sent({ userMobile: "9876543210" })).toEqual({ userMobile: "9876543210" });
  expect(await sent({ mobile: "" })).toEqual({ mobile: "" });
  expect(await sent(undefined)).toBeUndefined();
});
