import type { HttpTransport, TransportRequest } from "#kernel/http/HttpTransport.ts";

/**
 * Starts the payment of a guest who gave no number with the shop's own, because the call needs one. Nobody is shown it as theirs:
 * the guest's number stays empty.
 */
export function withPayer(plain: HttpTransport, shopNumber: () => string): HttpTransport {
  return { send: (request) => plain.send(withNumber(request, shopNumber)) };
}

function withNumber(request: TransportRequest, shopNumber: () => string): TransportRequest {
  const { body } = request;
  if (typeof body !== "object" || body === null || !("userMobile" in body) || body.userMobile !== "") return request;
  return { ...request, body: { ...body, userMobile: shopNumber() } };
}
