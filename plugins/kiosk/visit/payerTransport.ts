import type { HttpTransport, TransportRequest } from "#kernel/http/HttpTransport.ts";

/**
 * Sends the shop's number with the payment of a guest who gave none, because the call needs one. It is never shown as the
 * guest's: their number stays empty.
 */
export function withPayer(plain: HttpTransport, shopNumber: () => string): HttpTransport {
  return { send: (request) => plain.send(withNumber(request, shopNumber)) };
}

function withNumber(request: TransportRequest, shopNumber: () => string): TransportRequest {
  const { body } = request;
  if (typeof body !== "object" || body === null || !("userMobile" in body) || body.userMobile !== "") return request;
  return { ...request, body: { ...body, userMobile: shopNumber() } };
}
